import { act, screen, waitFor, within } from '@testing-library/react';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { live } from '../../../shared/realtime';
import { listen } from '../../../shared/store';
import { announced } from '../../../shared/ui/announcements-slice';
import { type FakeApi, LEE, refuse, type Rendered, settled } from '../../../testing';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';
import {
  at,
  givenBooking,
  givenDay,
  GOMEZ,
  GOMEZ_MOVE,
  PARK,
  PARK_MOVE,
  T01,
  T02,
} from '../given-day.fixture';
import { GivenLive } from '../../../testing/given-live';

const refusal = (code: keyof typeof SCHEDULING_ERRORS) =>
  refuse(409, code, SCHEDULING_ERRORS[code]);

describe('DayPlanner beside others', () => {
  let server: FakeApi;
  let given: GivenLive;
  let said: string[];
  let stop: () => void;

  beforeEach(() => {
    server = serveDay();
    given = new GivenLive();
    given.attach();
    said = [];
    stop = listen({
      actionCreator: announced,
      effect: ({ payload }) => void said.push(payload.text),
    });
  });
  afterEach(() => {
    stop();
    act(() => live.detach());
    server.restore();
  });

  const opened = async (): Promise<Rendered> => {
    const page = await openPlanner();
    await waitFor(() => expect(given.isWatching).toBe(true));
    // Who works here is known by then, too.
    await settled(server);
    return page;
  };
  const dropsGomezOnT02 = async ({ user }: Rendered): Promise<void> => {
    gomez().focus();
    await user.keyboard(' {ArrowDown} ');
  };
  const dayWith = (change: (view: DayView) => void): DayView => {
    const view = givenDay({ revision: 6 });
    change(view);
    return view;
  };
  const parkOn = (truck: string) => ({
    ...givenDay().customers[1]!.bookings[0]!,
    operation: { ...givenDay().customers[1]!.bookings[0]!.operation, truck, unassigned: false },
  });

  it('says who took the slot meanwhile and where the block is, with nothing to reload', async () => {
    const page = await opened();
    const taken = dayWith(({ customers }) => (customers[1]!.bookings = [parkOn(T02)]));
    server.on(VIEW, taken).on(ASSIGN, () => {
      given.changed(6, LEE, {
        kind: 'booking',
        customerId: PARK,
        nounce: '4',
        operationId: PARK_MOVE,
        booking: parkOn(T02),
      });
      return refusal('SLOT_TAKEN');
    });
    await dropsGomezOnT02(page);
    const words = 'Lee P. just put Sun Park on T02, 9:00 AM – 11:30 AM. It is back on truck T01.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/[Rr]eload/)).not.toBeInTheDocument();
    expect(said).toContain(`Maria Gomez: ${words}`);
  });

  it.each([
    [
      'BLOCK_CHANGED',
      { truck: null, unassigned: true },
      'just moved Maria Gomez to Unassigned Moves',
    ],
    [
      'STALE_NOUNCE',
      { truck: null, unassigned: true },
      'just moved Maria Gomez to Unassigned Moves',
    ],
    ['STALE_NOUNCE', { truck: T01 }, 'just changed Maria Gomez: it is 9:00 AM – 1:00 PM now'],
  ])('says after %s what became of the block', async (code, place, words) => {
    const page = await opened();
    const booking = givenBooking(
      { nounce: '8', startTime: at('09:00'), endTime: at('13:00') },
      place,
    );
    server.on(
      VIEW,
      dayWith(({ customers }) => (customers[0]!.bookings = [booking])),
    );
    server.on(ASSIGN, () => {
      const change = { kind: 'booking', customerId: GOMEZ, nounce: '8', operationId: GOMEZ_MOVE };
      given.changed(6, LEE, { ...change, booking });
      return refuse(409, code, 'Reload to see the latest version.');
    });
    await dropsGomezOnT02(page);
    expect(await screen.findByText(new RegExp(`^Lee P. ${words}`))).toBeInTheDocument();
    expect(screen.queryByText(/Reload/)).not.toBeInTheDocument();
  });

  it('keeps a change that comes while an older state of the day is still on its way', async () => {
    await opened();
    const give: { answer?: () => void } = {};
    const older = givenDay({ revision: 6 });
    server.on(VIEW, () => new Promise<unknown>((done) => (give.answer = () => done(older))));
    given.changed(6, LEE, { kind: 'trucks', truckIds: [T01] });
    await waitFor(() => expect(give.answer).toBeDefined());
    const move = { customerId: PARK, nounce: '4', operationId: PARK_MOVE };
    given.changed(7, LEE, { kind: 'booking', ...move, booking: parkOn(T02) });
    const park = { name: /^Sun Park/ };
    await within(row('Truck T02')).findByRole('button', park);
    give.answer?.();
    await settled(server);
    expect(within(row('Truck T02')).getByRole('button', park)).toBeInTheDocument();
  });

  it('announces a placement when the server has agreed, and not before', async () => {
    const page = await opened();
    const give: { answer?: () => void } = {};
    const placed = { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) };
    server.on(ASSIGN, () => new Promise<unknown>((done) => (give.answer = () => done(placed))));
    await dropsGomezOnT02(page);
    await waitFor(() => expect(give.answer).toBeDefined());
    const result = 'Maria Gomez is on truck T02, 8:30 AM – 12:30 PM.';
    expect(said).not.toContain(result);
    give.answer?.();
    await waitFor(() => expect(said).toContain(result));
  });

  it('claims nothing of a drop whose answer was lost', async () => {
    const page = await opened();
    server.on(ASSIGN, () => Promise.reject(new TypeError('Failed to fetch')));
    await dropsGomezOnT02(page);
    expect(await screen.findByText(/^The server did not answer, so it may/)).toBeInTheDocument();
    expect(said.join()).not.toContain('It is back');
  });

  it('announces that a drop went back', async () => {
    const page = await opened();
    server.on(ASSIGN, refusal('LIFT_REQUIRED'));
    await dropsGomezOnT02(page);
    await waitFor(() => expect(said.at(-1)).toMatch(/^Maria Gomez: .*It is back on truck T01\.$/));
    expect(said.join()).not.toContain('is on truck T02, 8:30');
    // The toast that shows it does not announce it again.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gives the focus back to a block whose drop went back', async () => {
    const page = await opened();
    server.on(ASSIGN, refusal('LIFT_REQUIRED'));
    await dropsGomezOnT02(page);
    await screen.findByText(/It is back on truck T01\.$/);
    await waitFor(() =>
      expect(within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ })).toHaveFocus(),
    );
  });

  it('shows a hold that arrives during a drag, in its own words', async () => {
    const { user } = await opened();
    gomez().focus();
    await user.keyboard(' ');
    const expiresAt = new Date(Date.now() + 8.5 * 60_000).toISOString();
    const hold = {
      _id: 'h1',
      truck: T02,
      grid: { column: 4, span: 8 },
      expiresAt,
      holdId: null,
      heldBy: null,
    };
    const reservations = [{ ...hold, start: at('08:00'), end: at('10:00') }];
    server.on(VIEW, givenDay({ revision: 6, reservations }));
    given.changed(6, LEE, { kind: 'reservations' });
    const lane = within(row('Truck T02'));
    expect(await lane.findByText('Is held online for 9 more minutes')).toBeInTheDocument();
    expect(
      lane.getByRole('group', {
        name: 'Autobooking reservation. Held online for 9 more minutes',
      }),
    ).toBeInTheDocument();
    await user.keyboard('{ArrowDown} ');
    expect(await screen.findByText('That time is held online for 9 more minutes.')).toBeVisible();
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  it('offers no undo that cannot work, says why, and offers it again when it can', async () => {
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    const page = await opened();
    await dropsGomezOnT02(page);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    const booking = givenBooking({ nounce: '8' }, { truck: T02 });
    const dayOf = (unavailable: boolean, revision: number) =>
      givenDay({
        revision,
        customers: [{ ...givenDay().customers[0]!, nounce: '8', bookings: [booking] }],
        trucks: givenDay().trucks.map((truck) =>
          truck._id === T01 ? { ...truck, unavailable, unavailableNote: 'Brakes' } : truck,
        ),
      });
    server.on(VIEW, dayOf(true, 6));
    given.changed(6, LEE, { kind: 'trucks', truckIds: [T01] });
    await waitFor(() => expect(undo).toBeDisabled());
    expect(undo.parentElement).toHaveAttribute(
      'title',
      'Can’t undo Maria Gomez to T02: T01 is not available on that day.',
    );
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(said.at(-1)).toContain('T01 is not available on that day.'));
    expect(server.callsOf(ASSIGN)).toHaveLength(1);
    server.on(VIEW, dayOf(false, 7));
    given.changed(7, LEE, { kind: 'trucks', truckIds: [T01] });
    await waitFor(() => expect(undo).toBeEnabled());
  });

  it('says who moved a block away that an undo would take back, and where it is', async () => {
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    const page = await opened();
    await dropsGomezOnT02(page);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    const booking = givenBooking({ nounce: '9' }, { truck: null, unassigned: true });
    const customers = [{ ...givenDay().customers[0]!, nounce: '9', bookings: [booking] }];
    server.on(VIEW, givenDay({ revision: 6, customers }));
    given.changed(6, LEE, {
      kind: 'booking',
      customerId: GOMEZ,
      nounce: '9',
      operationId: GOMEZ_MOVE,
      booking,
    });
    await waitFor(() => expect(undo).toBeDisabled());
    await page.user.keyboard('{Control>}z{/Control}');
    const words = 'Lee P. just moved Maria Gomez to Unassigned Moves.';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('lets nothing be moved while the server is out of reach', async () => {
    localStorage.setItem('emma.board.crew', 'shown');
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    const page = await opened();
    expect(gomez()).toHaveAttribute('draggable', 'true');
    act(() => live.lose());
    expect(gomez()).not.toHaveAttribute('draggable', 'true');
    expect(gomez()).toHaveAttribute('data-fixed', 'true');
    await dropsGomezOnT02(page);
    const ana = screen.getByRole('button', { name: /^Move Ana/ });
    expect(ana).not.toHaveAttribute('draggable', 'true');
    await page.user.click(ana);
    expect(ana).toHaveAttribute('data-dragged', 'false');
    expect(said).toContain('Not connected. Nothing can be moved until the connection is back.');
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  it('lets nothing be moved on a board that is not live for want of room, and says which it is', async () => {
    const { user } = await opened();
    act(() => live.refuse());
    expect(gomez()).not.toHaveAttribute('draggable', 'true');
    gomez().focus();
    await user.keyboard(' ');
    expect(said).toContain(
      'Too many tabs are open, so this board is not live. Close one to move anything here.',
    );
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  it('keeps a block in its place that was being dragged when the connection was lost', async () => {
    const { user } = await opened();
    gomez().focus();
    await user.keyboard(' {ArrowDown}');
    act(() => live.lose());
    await user.keyboard(' ');
    expect(await screen.findByText(/^Not connected\. Nothing can be moved/)).toBeVisible();
    expect(within(row('Truck T01')).getByRole('button', { name: /^Maria Gomez/ })).toBeVisible();
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });
});
