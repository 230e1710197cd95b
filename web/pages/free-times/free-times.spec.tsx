import { screen, waitFor, within } from '@testing-library/react';
import {
  SLOT_NOTES,
  type SlotsView,
  type SlotView,
} from '#modules/scheduling/contract/slots.view.js';
import {
  FakeApi,
  givenBranch,
  givenHomeBranch,
  OKLAHOMA,
  refuse,
  renderApp,
  standAt,
  type Rendered,
} from '../../testing';
import { givenSlot } from '../../features/scheduling/slots/given-slot.fixture';
import FreeTimesPage from './free-times-page';

standAt('2026-11-23T18:00:00Z');

const FIND = 'POST /slots';
const found = (slots: SlotView[], more: Partial<SlotsView> = {}): SlotsView => ({
  ...{ slots, more: false, approximate: false, notes: [SLOT_NOTES.notPlaced] },
  ...more,
});
const noon = givenSlot();
const friday = givenSlot({
  ...{ day: '2026-11-27', startTime: '08:30', start: '2026-11-27T14:30:00Z', approximate: true },
  window: { from: '2026-11-27T14:30:00Z', to: '2026-11-27T17:00:00Z' },
});

describe('“Anything free?”', () => {
  let api: FakeApi;
  beforeEach(() => {
    givenHomeBranch(OKLAHOMA);
    api = new FakeApi()
      .on('GET /branch', [givenBranch({ _id: OKLAHOMA, timezone: 'America/Chicago' })])
      .on(FIND, found([noon, friday]));
  });
  afterEach(() => api.restore());

  const open = (query = ''): Rendered =>
    renderApp(<FreeTimesPage />, {
      at: `/emma/free${query}`,
      path: '/emma/free',
      routes: [{ path: '/emma/customer/create', element: <p>New customer’s form</p> }],
    });
  const rows = () => within(screen.getByRole('list')).getAllByRole('link');
  const addressIn = ({ router }: Rendered): string =>
    router.state.location.pathname + router.state.location.search;

  it('shows the best times, each leading to a new customer with its day and time [R-SLOT-26]', async () => {
    const page = open('?hours=5&trucks=2&movers=5&lift=1');
    await screen.findByRole('list');
    const [first, second] = rows();
    expect(first).toHaveTextContent(/Thu, 11\/26 Start 12:00 PM.*T03.*12 min from Gomez on T03/);
    expect(second).toHaveTextContent(/Start 8:30 – 11:00 AM.*drives approximate/);
    expect(screen.getByText('2 free times, the best: Thursday 12, truck T03')).toBeInTheDocument();
    expect(screen.getByText(/Without addresses, drives are left out/)).toBeVisible();
    expect(api.callsOf(FIND)[0]?.body).toMatchObject({
      ...{ branchId: OKLAHOMA, duration: 5, truckCount: 2, numMovers: 5, requiresLift: true },
    });
    const job = 'hours=5&trucks=2&movers=5&lift=1';
    const of = `/emma/customer/create?branchId=${OKLAHOMA}&requestedDay=`;
    expect(first).toHaveAttribute('href', `${of}2026-11-26&start=12%3A00&${job}`);
    const until = 'start=08%3A30&until=11%3A00';
    expect(second).toHaveAttribute('href', `${of}2026-11-27&${until}&${job}`);
    expect(addressIn(page)).toContain(`branchId=${OKLAHOMA}`);
  });

  it('asks again for what is changed, and keeps it in the address [R-SLOT-25]', async () => {
    const page = open();
    await screen.findByRole('list');
    const { user } = page;
    await user.click(screen.getByRole('checkbox', { name: 'Thu' }));
    await user.click(screen.getByRole('checkbox', { name: 'Truck with a lift' }));
    await waitFor(() =>
      expect(api.callsOf(FIND).at(-1)?.body).toMatchObject({
        requiresLift: true,
        wish: { weekdays: [4] },
      }),
    );
    expect(addressIn(page)).toMatch(/lift=1&on=4/);
  });

  it('says that a day of its address is over, and looks from today on [R-SLOT-25]', async () => {
    api.on(FIND, found([]));
    const { user } = open('?from=2026-11-20&days=7');
    expect(
      await screen.findByText('Fri 11/20/2026 is over: these times are from today on.'),
    ).toBeVisible();
    expect(api.callsOf(FIND)[0]?.body).not.toHaveProperty('from');
    await user.click(await screen.findByRole('button', { name: 'Look at the next 7 days' }));
    await waitFor(() =>
      expect(api.callsOf(FIND).at(-1)?.body).toMatchObject({ from: '2026-11-30' }),
    );
  });

  it('leads nowhere from rows of the question before', async () => {
    const page = open();
    await screen.findByRole('list');
    let answer: (given: unknown) => void = () => undefined;
    api.on(FIND, () => new Promise((resolve) => (answer = resolve)));
    await page.user.click(screen.getByRole('checkbox', { name: 'Thu' }));
    await waitFor(() => expect(api.callsOf(FIND)).toHaveLength(2));
    const [old] = rows();
    expect(old).toHaveAttribute('aria-disabled', 'true');
    expect(old).not.toHaveAttribute('href');
    await page.user.click(old!);
    expect(old).toHaveFocus();
    expect(addressIn(page)).toContain('/emma/free?');
    answer(found([noon]));
    await waitFor(() => expect(rows()[0]).toHaveAttribute('href'));
    await page.user.click(rows()[0]!);
    expect(await screen.findByText('New customer’s form')).toBeVisible();
  });

  it('is worked by keys: the arrows, a number, M [R-SLOT-25]', async () => {
    api.on(FIND, found([noon, friday], { more: true }));
    const page = open();
    await screen.findByRole('list');
    rows()[0]?.focus();
    await page.user.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
    await page.user.keyboard('m');
    await waitFor(() => expect(api.callsOf(FIND).at(-1)?.body).toMatchObject({ skip: 5 }));
    expect(await screen.findByRole('button', { name: 'Back to the best' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'));
    await page.user.keyboard('2');
    expect(await screen.findByText('New customer’s form')).toBeVisible();
    expect(addressIn(page)).toContain('requestedDay=2026-11-27');
  });

  it('says why there is nothing, and what may help [R-SLOT-25]', async () => {
    api.on(FIND, found([], { notes: [SLOT_NOTES.notPlaced, SLOT_NOTES.noLift] }));
    const { user } = open('?lift=1&on=1');
    expect(await screen.findByText(SLOT_NOTES.noLift)).toBeVisible();
    api.on(FIND, found([noon]));
    await user.click(screen.getByRole('button', { name: 'Without a lift' }));
    expect(await screen.findByRole('list')).toBeVisible();
    expect(api.callsOf(FIND).at(-1)?.body).toMatchObject({ wish: { weekdays: [1] } });
  });

  it('says what failed, and tries again', async () => {
    api.on(FIND, refuse(503, 'SERVICE_UNAVAILABLE', 'The service is busy.'));
    const { user } = open();
    await screen.findByRole('alert');
    api.on(FIND, found([noon]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list')).toBeVisible();
  });

  it('asks nothing while something is wrong', async () => {
    open('?after=15:00&before=13:00');
    expect(await screen.findByText(/Correct what is marked/)).toBeVisible();
    expect(screen.getByText('Choose a later time')).toBeVisible();
    expect(api.callsOf(FIND)).toHaveLength(0);
  });

  it('is not for those who may not sell', async () => {
    api.on(FIND, refuse(403, 'FORBIDDEN', 'You are not allowed to do this'));
    open();
    expect(await screen.findByText("You don't have permission to see this page")).toBeVisible();
  });
});
