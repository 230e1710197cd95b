import { act, screen, waitFor, within } from '@testing-library/react';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { live } from '../../../shared/realtime';
import { givenEmployee, LEE, settled, standAt, type FakeApi } from '../../../testing';
import { GivenLive } from '../../../testing/given-live';
import { openPlanner, serveDay, VIEW } from '../day/day-planner.fixture';
import { givenDay, T01, T02 } from '../given-day.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const OUT = 'PUT /movemanager/removefromservice';
const BACK = 'PUT /movemanager/returntoservice';
const STAND_IN = 'PUT /movemanager/standin';
const REMOVE = 'DELETE /movemanager/standin';

describe('a truck that somebody else changed since', () => {
  standAt('2026-11-20T18:00:00Z');
  let server: FakeApi;
  let given: GivenLive;

  beforeEach(() => {
    server = serveDay().on('GET /employee', [givenEmployee({ _id: LEE, displayName: 'Lee P.' })]);
    given = new GivenLive();
    given.attach();
  });
  afterEach(() => {
    act(() => live.detach());
    server.restore();
  });

  const opened = async () => {
    const page = await openPlanner();
    await waitFor(() => expect(given.isWatching).toBe(true));
    await settled(server);
    return page;
  };
  const becomes = (id: string, over: Partial<DayTruckView>, revision: number): void => {
    const trucks = givenDay().trucks.map((one) => (one._id === id ? { ...one, ...over } : one));
    server.on(VIEW, givenDay({ revision, trucks }));
    given.changed(revision, LEE, { kind: 'trucks', truckIds: [id] });
  };
  /** Undo says why not, and offers it again once all is as it was left. */
  const isBarredUntil = async (asLeft: () => void, words: string): Promise<void> => {
    // On the board, before the one in the toast.
    const undo = screen.getAllByRole('button', { name: 'Undo' })[0]!;
    await waitFor(() => expect(undo).toBeDisabled());
    expect(undo.parentElement).toHaveAttribute('title', expect.stringContaining(words));
    asLeft();
    await waitFor(() => expect(undo).toBeEnabled());
  };

  itAtNight('is not taken back from how it is out now [R-TRUCK-8]', async () => {
    server.on(OUT, []).on(BACK, []);
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Truck T02' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make unavailable…' }));
    await user.click(await screen.findByRole('button', { name: 'Make unavailable' }));
    await screen.findByText('Not available on this day: T02');
    becomes(T02, { unavailableFrom: '14:00', unavailableNote: 'Tires' }, 6);
    const asLeft = () => becomes(T02, { unavailable: true, unavailableNote: 'Unavailable' }, 7);
    await isBarredUntil(asLeft, 'Lee P. has changed T02 since.');
    expect(server.callsOf(BACK)).toHaveLength(0);
  });

  it('is not in an act that finds it out like that already [R-TRUCK-8]', async () => {
    server.on(OUT, []).on(BACK, []);
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Truck T02' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make unavailable…' }));
    const make = await screen.findByRole('button', { name: 'Make unavailable' });
    becomes(T02, { unavailable: true, unavailableNote: 'Unavailable' }, 6);
    await settled(server);
    await user.click(make);
    expect(await screen.findByText('T02 is out already')).toBeInTheDocument();
    expect(screen.queryByText(/^Not available on this day/)).not.toBeInTheDocument();
    expect(server.callsOf(OUT)).toHaveLength(0);
  });

  it('is not taken back from what serves its row now [R-TRUCK-16]', async () => {
    const [t01, t02] = givenDay().trucks;
    const { user } = await opened();
    server.on(STAND_IN, { truck: t01, by: t02 }).on(REMOVE, { truck: t01, by: null });
    await user.click(screen.getByRole('button', { name: 'Truck T01' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Another truck takes over…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /takes over from T01$/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Engine');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), '09:45');
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    await screen.findByText('T02 stands in from 9:45 AM');
    const standIn = { truck: T02, name: 'T02', from: '11:00', note: 'Engine' };
    becomes(T01, { standIn }, 6);
    const asLeft = () => becomes(T01, { standIn: { ...standIn, from: '09:45' } }, 7);
    await isBarredUntil(asLeft, 'Lee P. has changed T01 since.');
    expect(server.callsOf(REMOVE)).toHaveLength(0);
  });
});
