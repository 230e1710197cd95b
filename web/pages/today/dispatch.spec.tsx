import { act, screen, waitFor, within } from '@testing-library/react';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { PlacedView } from '#modules/scheduling/contract/booking.view.js';
import {
  at,
  DAY,
  givenBooking,
  givenDay,
  GOMEZ,
  PARK,
  PARK_MOVE,
  T01,
  T02,
} from '../../features/scheduling/given-day.fixture';
import {
  givenHomeBranch,
  OKLAHOMA,
  refuse,
  renderApp,
  type FakeApi,
  type Rendered,
} from '../../testing';
import { stackRestored } from '../../features/scheduling/drag/undo-slice';
import { pageStore } from '../../shared/store';
import { standAt } from '../../testing/stand-at';
import TodayPage from './today-page';
import { givenToday } from './today.fixture';

const VIEW = 'GET /movemanager/day_view/:day/:branchId';
const ASSIGN = 'PUT /assignment/operation/:branch/:operation';
const UNASSIGN = 'DELETE /assignment/operation/:branch/:operation';
const OFF_SEAT = 'DELETE /assignment/mover/:branch/:day/:mover';
const UNDO_PLAN = 'POST /planning/proposals/:id/undo';
const BOARD = `/emma/move/${DAY}?branchId=${OKLAHOMA}`;

const parkOn = (truck: string | null): PlacedView['booking'] => {
  const [, park] = givenDay().customers;
  const [booking] = park?.bookings ?? [];
  if (!booking) throw new Error('Park has no booking');
  const operation = { ...booking.operation, truck, unassigned: truck === null };
  return { ...booking, operation, metaData: { ...booking.metaData, nounce: '4' } };
};

describe('what a dispatcher fixes on Today', () => {
  standAt(at('06:00'));
  let api: FakeApi;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    givenHomeBranch(OKLAHOMA);
    api = givenToday();
    api.hasReferences = true;
  });
  afterEach(() => {
    api.restore();
    givenHomeBranch(null);
  });

  const open = (): Rendered => renderApp(<TodayPage />, { at: '/emma/today', roles: ['manager'] });
  const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
  /** The board has a button of this name, too. */
  const undoOf = async (said: string | RegExp): Promise<HTMLElement> => {
    const toast = (await screen.findByText(said)).closest<HTMLElement>(
      '.mantine-Notification-root',
    );
    return within(toast!).getByRole('button', { name: 'Undo' });
  };
  const href = (link: HTMLElement): string | null => link.getAttribute('href');

  it('is the day drawn, and a row a thing, with the ways to the board [R-TODAY-7, R-TODAY-9]', async () => {
    open();
    const drawn = await part('Today, Sat, 11/21');
    expect(await drawn.findByRole('button', { name: /^Maria Gomez/ })).toBeVisible();
    expect(drawn.getByText('1 job on 1 truck, 0 people, 1 without a truck')).toBeVisible();
    const fix = await part('Fix today');
    const lead = await fix.findByRole('link', { name: 'Add lead: T01 has no lead' });
    expect(href(lead)).toBe(`${BOARD}&seat=lead.${T01}`);
    expect(href(fix.getByRole('link', { name: /^Add mover/ }))).toBe(`${BOARD}&seat=mover.${T01}`);
    expect(href(fix.getByRole('link', { name: /^Park has no truck/ }))).toBe(
      `${BOARD}&find=Sun+Park`,
    );
    const tomorrow = await part('Fix tomorrow');
    expect(await tomorrow.findByText('Nothing is booked.')).toBeVisible();
    expect(api.calls.filter(({ path }) => /attention|reports|ops/.test(path))).toEqual([]);
  });

  it('books the truck that fits in place, by keys, and takes it back [R-TODAY-14]', async () => {
    api.on<PlacedView>(ASSIGN, { nounce: '4', booking: parkOn(T02) });
    api.on<PlacedView>(UNASSIGN, { nounce: '5', booking: parkOn(null) });
    const { user } = open();
    const fix = await part('Fix today');
    const book = await fix.findByRole('button', { name: /^Book T02: Park has no truck/ });
    await user.keyboard('{ArrowDown}');
    expect(book).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(book).not.toBeInTheDocument());
    expect(api.callsOf(ASSIGN)[0]).toMatchObject({
      path: `/assignment/operation/${OKLAHOMA}/${PARK_MOVE}`,
    });
    // The next row takes the place of the one that went.
    await waitFor(() => expect(fix.getByRole('link', { name: /^Add lead: T01/ })).toHaveFocus());
    await user.click(await undoOf('Sun Park is on truck T02.'));
    expect(await fix.findByRole('button', { name: /^Book T02: Park/ })).toBeVisible();
  });

  it('keeps the row and says why where the server refuses [R-TODAY-14]', async () => {
    api.on(ASSIGN, refuse(409, 'LIFT_REQUIRED', 'This move needs a truck with a lift.'));
    const { user } = open();
    const fix = await part('Fix today');
    await user.click(await fix.findByRole('button', { name: /^Book T02: Park/ }));
    expect(await screen.findByText(/needs a truck with a lift/)).toBeVisible();
    expect(await fix.findByRole('button', { name: /^Book T02: Park/ })).toBeVisible();
  });

  it('finds a slot where no truck is free, and sends what is to be confirmed [R-TODAY-14]', async () => {
    const [gomez, park] = givenDay().customers;
    const day = givenDay({
      trucks: givenDay().trucks.filter(({ _id }) => _id === T01),
      customers: [{ ...gomez!, confirmation: 'none' }, park!],
    });
    api.on<DayView>(VIEW, day);
    open();
    const fix = await part('Fix today');
    const activity = givenBooking().metaData.activity._id;
    expect(href(await fix.findByRole('link', { name: /^Find a slot: Park/ }))).toBe(
      `/emma/customer/${PARK}?open=slot&activity=${activity}`,
    );
    expect(href(fix.getByRole('link', { name: 'Send: Gomez is not confirmed' }))).toBe(
      `/emma/customer/${GOMEZ}?open=confirmation`,
    );
  });

  it('shows eight at most, and how many more the board has [R-TODAY-9]', async () => {
    const customers = Array.from({ length: 11 }, (_, n) => ({
      _id: `customer-${n}`,
      name: `Ana Park${n}`,
      nounce: '1',
      status: 'active' as const,
      bookings: [
        givenBooking(
          { customerId: `customer-${n}`, customerName: `Ana Park${n}` },
          { _id: `move-${n}`, truck: null, unassigned: true },
        ),
      ],
    }));
    api.on<DayView>(VIEW, givenDay({ customers }));
    open();
    const fix = await part('Fix today');
    expect(await fix.findAllByRole('button', { name: /^Book/ })).toHaveLength(8);
    expect(href(fix.getByRole('link', { name: 'and 3 more' }))).toBe(BOARD);
  });

  it('prints the sheets of tomorrow, until that was done here [R-TODAY-15]', async () => {
    const [gomez] = givenDay().customers;
    api.on<DayView>(VIEW, ({ path }) => {
      const date = path.split('/').at(-2) ?? DAY;
      return givenDay({ customers: [gomez!], day: { ...givenDay().day, date } });
    });
    const { user } = open();
    const tomorrow = await part('Fix tomorrow');
    const print = await tomorrow.findByRole('link', { name: /^Print the day sheets/ });
    expect(href(print)).toBe(`/emma/move/2026-11-22/print?branchId=${OKLAHOMA}`);
    await user.click(print);
    await waitFor(() => expect(print).not.toBeInTheDocument());
    await user.click(await undoOf(/^Day sheets of .* are open/));
    expect(await tomorrow.findByRole('link', { name: /^Print the day sheets/ })).toBeVisible();
  });

  it('takes back what was done on other boards, whatever branch and day [R-BOARD-57]', async () => {
    const [moore, tomorrow] = ['65f000000000000000000b09', '2026-11-22'];
    const entry = { at: Date.parse(at('05:50')), board: { branchId: moore, day: tomorrow } };
    const seat = { truck: T01, position: 1 };
    const done = [
      {
        ...{ ...entry, id: 'a1', name: 'T01 is down, few calls', kind: 'proposal' },
        data: { proposalId: 'p1', title: 'Few calls', option: 1, leaveOut: [], agreed: {} },
      },
      {
        ...{ ...entry, id: 'a2', name: 'Ben Ortiz: mover 1 on T01', kind: 'crew' },
        data: {
          ...{ key: entry.board, name: 'Ben Ortiz', undoes: 'request-1' },
          step: { mover: 'ben', from: null, to: seat, over: null },
        },
      },
    ];
    api.on(OFF_SEAT, {}).on(UNDO_PLAN, { _id: 'p1', version: 3 });
    const { user } = open();
    const drawn = await part('Today, Sat, 11/21');
    await drawn.findByRole('button', { name: /^Maria Gomez/ });
    const steps = { done, undone: [], underWay: null, passed: [] };
    act(() => void pageStore().dispatch(stackRestored({ stack: 'board', steps })));
    await user.keyboard('{Control>}z{/Control}');
    expect(
      await screen.findByText(/^Undone: Ben Ortiz: mover 1 on T01 \(.*Sun, 11\/22\)/),
    ).toBeVisible();
    expect(api.callsOf(OFF_SEAT)[0]).toMatchObject({
      path: `/assignment/mover/${moore}/${tomorrow}/ben`,
    });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^Undone: T01 is down, few calls/)).toBeVisible();
    expect(api.callsOf(UNDO_PLAN)).toHaveLength(1);
  });

  it('says what failed, and tries again [R-TODAY-8]', async () => {
    api.on(VIEW, refuse(503, 'UNAVAILABLE', 'The database is busy.'));
    const { user } = open();
    const drawn = await part(/^Today, /);
    const retry = await drawn.findByRole('button', { name: 'Try again' });
    api.on<DayView>(VIEW, givenDay());
    await user.click(retry);
    const fix = await part('Fix today');
    expect(await fix.findByRole('button', { name: /^Book T02: Park/ })).toBeVisible();
  });
});
