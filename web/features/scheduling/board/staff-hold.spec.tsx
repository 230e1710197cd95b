import { screen, waitFor, within } from '@testing-library/react';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { FakeApi, OKLAHOMA, refuse, renderApp, type Rendered } from '../../../testing';
import { DayPlanner } from '../day/day-planner';
import { at, DAY, givenDay, T02 } from '../given-day.fixture';

const VIEW = 'GET /movemanager/day_view/:day/:branch';
const RELEASE = 'DELETE /slots/hold/:id';
const RESUME = 'PUT /slots/hold/:id';
/** As the test's own session has it. */
const SELF = '65f000000000000000000001';
const DANA = { _id: '65f000000000000000000d99', displayName: 'Dana' };

const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();
const held = (over: Partial<ReservationView> = {}): ReservationView => ({
  ...{ _id: 'r1', truck: T02, grid: { column: 23, span: 7 }, holdId: 'h1', heldBy: DANA },
  ...{ start: at('12:45'), end: at('14:30'), expiresAt: soon(8.5 * 60_000) },
  ...over,
});

describe('a time that a colleague holds', () => {
  let server: FakeApi;

  beforeEach(() => {
    server = new FakeApi().on('GET /employee', []).on('GET /branch', []);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    server.restore();
  });

  const open = async (
    reservation: ReservationView,
    roles: ('sales' | 'manager')[] = ['manager'],
  ): Promise<Rendered> => {
    server.on(VIEW, givenDay({ reservations: [reservation] }));
    const page = renderApp(<DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} />, {
      roles,
    });
    await screen.findByRole('group', { name: 'Truck T02' });
    return page;
  };
  const row = () => within(screen.getByRole('group', { name: 'Truck T02' }));

  it('says who holds it and for how many minutes, and goes by itself [R-BOARD-51]', async () => {
    await open(held(), ['sales']);
    const shown = row().getByRole('group', {
      name: 'Held by Dana for 9 more minutes, truck 12:45 PM – 2:30 PM',
    });
    expect(shown).toHaveTextContent('Held by Dana, 9 min12:45–2:30');
  });

  it('is in its last minute, and then gone [R-BOARD-51]', async () => {
    const expiresAt = soon(55_000);
    await open(held({ expiresAt }), ['sales']);
    expect(screen.getByText(/^Ends in \d\d seconds$/)).toBeInTheDocument();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expiresAt));
    await waitFor(() => expect(screen.queryByText(/^End/)).toBeNull());
  });

  it('is given back by a dispatcher, after a question, and named once it is free [R-BOARD-51]', async () => {
    const { user } = await open(held());
    server.on(RELEASE, {});
    const button = row().getByRole('button', { name: /^Held by Dana.* Give back$/ });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Give this time back?' });
    expect(dialog).toHaveTextContent(
      'Dana holds T02, truck 12:45 PM – 2:30 PM, Sat 11/21/2026, perhaps',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(RELEASE)).toHaveLength(0);
    await user.click(button);
    server.on(VIEW, givenDay({ revision: 9, reservations: [] }));
    await user.click(await screen.findByRole('button', { name: 'Give back' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(server.callsOf(RELEASE)[0]?.path).toBe('/slots/hold/h1');
    expect(
      await screen.findByText('T02, truck 12:45 PM – 2:30 PM is free again'),
    ).toBeInTheDocument();
  });

  it('is held again by Undo of its toast and by Ctrl+Z, or says why not [R-BOARD-57]', async () => {
    const { user } = await open(held());
    server.hasReferences = true;
    server.on(RELEASE, {}).on(RESUME, {});
    const giveBack = async (): Promise<void> => {
      await user.click(row().getByRole('button', { name: /^Held by Dana.* Give back$/ }));
      await user.click(await screen.findByRole('button', { name: 'Give back' }));
    };
    await giveBack();
    const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo as HTMLElement);
    await waitFor(() => expect(server.callsOf(RESUME)).toHaveLength(1));
    expect(server.callsOf(RESUME)[0]).toMatchObject({
      path: '/slots/hold/h1',
      body: { undoes: expect.stringMatching(/^request-/) },
    });
    await giveBack();
    server.on(RESUME, refuse(409, 'SLOT_TAKEN', 'That time is already booked on this truck.'));
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/already booked on this truck/)).toBeInTheDocument();
  });

  it('is given back by the one who holds it, too [R-BOARD-51]', async () => {
    await open(held({ heldBy: { _id: SELF, displayName: 'Sam' } }), ['sales']);
    expect(row().getByRole('button', { name: /^Held by Sam.* Give back$/ })).toBeVisible();
  });

  it('keeps its truck in service [R-BOARD-51]', async () => {
    const { user } = await open(held());
    await user.click(screen.getByRole('button', { name: 'Truck T02' }));
    expect(
      await screen.findByText('Dana holds a time on it: give that back on the board first.'),
    ).toBeInTheDocument();
  });
});
