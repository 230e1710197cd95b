import { act, screen, waitFor, within } from '@testing-library/react';
import { noteFinalAct } from '../../../shared/store';
import {
  givenActivity,
  givenBranch,
  givenCustomerWith,
  givenOperation,
  OKLAHOMA,
  type FakeApi,
  type Rendered,
} from '../../../testing';
import { standAt } from '../../../testing/stand-at';
import { at, DAY, givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, T01, T02 } from '../given-day.fixture';
import { ASSIGN, gomez, openPlanner, serveDay, VIEW } from './day-planner.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const REBOOK = 'POST /move/activity/:activity/rebook';
const OUT = 'PUT /movemanager/removefromservice';
const BACK = 'PUT /movemanager/returntoservice';
const RENT = 'POST /movemanager/rental';
const UNRENT = 'DELETE /movemanager/rental/:truck';
const NOTES = 'PUT /movemanager/notes';
const LATER = '2026-11-24';

describe('every act of the board', () => {
  standAt('2026-11-20T18:00:00Z');
  let server: FakeApi;

  beforeEach(() => {
    server = serveDay();
    server.hasReferences = true;
  });
  afterEach(() => server.restore());

  /** The reference of the first answer of a route. */
  const referenceOf = (route: string): string => {
    const [call] = server.callsOf(route);
    return `request-${server.calls.findIndex((one) => one === call) + 1}`;
  };
  const choose = async ({ user }: Rendered, menu: string, item: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const undo = ({ user }: Rendered): Promise<void> => user.keyboard('{Control>}z{/Control}');

  it('goes back from another day to where it was, if it is where it went [R-BOARD-54]', async () => {
    const { activity } = givenBooking().metaData;
    const on = (activityDay: string, start: string) =>
      givenActivity({
        ...{ _id: activity._id, activityDay, state: 'committed' },
        operations: [
          givenOperation({
            ...{ _id: GOMEZ_MOVE, truck: T01, unassigned: false, date: start, duration: 4 },
            bookingEnvelope: givenBooking().operation.bookingEnvelope,
          }),
        ],
      });
    const there = on(LATER, at('08:30').replace(DAY, LATER));
    const customer = givenCustomerWith(on(DAY, at('08:30')));
    server
      .on('GET /customer/:id', { ...customer, _id: GOMEZ, nounce: '7', branchId: OKLAHOMA })
      .on('GET /branch', [givenBranch()])
      .on(VIEW, ({ path }) =>
        path.includes(LATER)
          ? { ...givenDay({ customers: [] }), day: { ...givenDay().day, date: LATER } }
          : givenDay(),
      )
      .on(REBOOK, { nounce: '8', activity: there, bookings: [] })
      .on('GET /movemanager/availability/:branch', {
        availabilities: [{ date: LATER, startTimes: [{ time: '08:30', slots: 2 }] }],
      });
    const page = await openPlanner();
    await page.user.click(gomez());
    const popup = await screen.findByRole('dialog', { name: 'Maria Gomez' });
    await page.user.click(within(popup).getByRole('button', { name: 'Change…' }));
    await page.user.click(await screen.findByRole('button', { name: 'Tue 11/24/2026, 8:30 AM' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change day or hours' }));
    await dialog.findByRole('combobox', { name: 'Truck' });
    await page.user.click(dialog.getByRole('button', { name: 'Move to Tue 11/24/2026, 8:30 AM' }));
    const toast = (await screen.findByText('Moved to Tue 11/24/2026, 8:30 AM.')).parentElement;
    // Something else was done to the move since, and taken back.
    server.on('GET /customer/:id', { ...customer, _id: GOMEZ, nounce: '10' });
    await page.user.click(within(toast!).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf(REBOOK)).toHaveLength(2));
    const part = { _id: GOMEZ_MOVE, start: '08:30', duration: 4, truck: T01 };
    expect(server.callsOf(REBOOK)[1]?.body).toEqual({
      ...{ customerNounce: '10', activityDay: DAY, operations: [part] },
      expect: { activityDay: LATER, operations: [{ ...part, unassigned: false }] },
      undoes: referenceOf(REBOOK),
    });
  });

  it('is a truck that is out, and as it was after Undo [R-BOARD-57]', async () => {
    server.on(OUT, []).on(BACK, []);
    const page = await openPlanner();
    await choose(page, 'Truck T02', 'Make unavailable…');
    await page.user.click(await screen.findByRole('button', { name: 'Make unavailable' }));
    await screen.findByText('Not available on this day: T02');
    await undo(page);
    await waitFor(() => expect(server.callsOf(BACK)).toHaveLength(1));
    const undoes = referenceOf(OUT);
    expect(server.callsOf(BACK)[0]?.body).toEqual({ date: DAY, truckIds: [T02], undoes });
  });

  it('is a truck that is out with its crew, who sits there again after Undo [R-BOARD-57]', async () => {
    const mover = givenDay().movers[0]!._id;
    const assignment = {
      ...givenDay().assignment,
      movers: [{ mover, truck: T02, position: 1 as const }],
    };
    const SEAT = 'POST /assignment/mover/:branch/:day';
    server.on(VIEW, givenDay({ assignment })).on(OUT, []).on(BACK, []).on(SEAT, assignment);
    const page = await openPlanner();
    await choose(page, 'Truck T02', 'Make unavailable…');
    await page.user.click(await screen.findByRole('button', { name: 'Make unavailable' }));
    await screen.findByText('Not available on this day: T02');
    await undo(page);
    await waitFor(() => expect(server.callsOf(SEAT)).toHaveLength(1));
    expect(server.callsOf(SEAT)[0]?.body).toEqual({
      ...{ mover, truck: T02, position: 1, expect: null, undoes: referenceOf(OUT) },
    });
  });

  it('is a truck that is back, and out as it was after Undo [R-BOARD-57]', async () => {
    const [t01, t02] = givenDay().trucks;
    const out = { ...t02!, unavailable: true, unavailableNote: 'Brakes' };
    server.on(VIEW, givenDay({ trucks: [t01!, out] }));
    server.on(OUT, []).on(BACK, []);
    const page = await openPlanner();
    await choose(page, 'Truck T02', 'Make available');
    await page.user.click(await screen.findByRole('button', { name: 'Ok' }));
    await screen.findByText('Available on this day: T02');
    await undo(page);
    await waitFor(() => expect(server.callsOf(OUT)).toHaveLength(1));
    expect(server.callsOf(OUT)[0]?.body).toEqual({
      ...{ date: DAY, truckIds: [T02], note: 'Brakes', undoes: referenceOf(BACK) },
    });
  });

  it('is a rental, which goes, and comes again as the same truck [R-BOARD-57]', async () => {
    const added = '1'.repeat(24);
    server.on(RENT, { _id: added, name: 'Penske26' }).on(UNRENT, {});
    const page = await openPlanner();
    await choose(page, 'Trucks', 'Add Rental Truck…');
    await page.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Penske26');
    await page.user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Penske26 is rented for this day.');
    await undo(page);
    await waitFor(() => expect(server.callsOf(UNRENT)).toHaveLength(1));
    const [gone] = server.callsOf(UNRENT);
    expect(gone?.path).toBe(`/movemanager/rental/${added}`);
    expect(gone?.query.get('undoes')).toBe(referenceOf(RENT));
    await page.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(server.callsOf(RENT)).toHaveLength(2));
    expect(server.callsOf(RENT)[1]?.body).toMatchObject({ undoes: referenceOf(UNRENT) });
  });

  itAtNight('are the alerts, which say again what they said [R-BOARD-57]', async () => {
    server.on(NOTES, ({ body }) => {
      const { notes, revision } = body as { notes: string; revision: number };
      return { notes, revision: revision + 1 };
    });
    const page = await openPlanner();
    const box = await screen.findByRole('textbox', { name: 'Daily alerts' });
    const before = givenDay().assignment.notes;
    await page.user.type(box, 'Ice');
    await page.user.tab();
    await waitFor(() => expect(server.callsOf(NOTES)).toHaveLength(1));
    await screen.findByText('Up to Date');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf(NOTES)).toHaveLength(2));
    expect(server.callsOf(NOTES)[1]?.body).toMatchObject({
      ...{ notes: before, undoes: referenceOf(NOTES) },
    });
    await waitFor(() => expect(box).toHaveValue(before));
  });

  it('stops at an email that was sent, and says so [R-BOARD-57]', async () => {
    server.on(ASSIGN, { nounce: '8', booking: givenBooking() });
    const page = await openPlanner();
    const why = "The email to Gomez can't be taken back.";
    act(() => noteFinalAct({ name: 'Email to Gomez', why }));
    await undo(page);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByText('Email to Gomez: left as it is')).toBeVisible();
    expect(server.calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});
