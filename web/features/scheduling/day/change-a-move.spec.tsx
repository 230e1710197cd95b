import { screen, waitFor, within } from '@testing-library/react';
import {
  givenActivity,
  givenBranch,
  givenCustomerWith,
  givenOperation,
  OKLAHOMA,
  refuse,
  type FakeApi,
  type Rendered,
} from '../../../testing';
import { GIVEN_CONSTANTS } from '../../../testing/given-customer';
import { standAt } from '../../../testing/stand-at';
import { at, givenBooking, givenDay, GOMEZ, GOMEZ_MOVE, T01, T02, DAY } from '../given-day.fixture';
import { gomez, openPlanner, renderPlanner, serveDay, VIEW } from './day-planner.fixture';
import { itAtNight } from '../../../../test/support/thorough';

const CUSTOMER = 'GET /customer/:id';
const REBOOK = 'POST /move/activity/:activity/rebook';
const LATER = '2026-11-24';
const SECOND = 'b'.repeat(24);

describe('a move that is changed from its block', () => {
  standAt('2026-11-20T18:00:00Z');
  let server: FakeApi;
  const { activity } = givenBooking().metaData;

  beforeEach(() => {
    const booked = {
      ...givenCustomerWith(
        givenActivity({
          _id: activity._id,
          activityDay: DAY,
          operations: [
            givenOperation({
              _id: GOMEZ_MOVE,
              truck: T01,
              unassigned: false,
              date: at('08:30'),
              duration: 4,
              bookingEnvelope: givenBooking().operation.bookingEnvelope,
            }),
          ],
        }),
      ),
      _id: GOMEZ,
      nounce: '7',
      branchId: OKLAHOMA,
    };
    const free = givenDay({ customers: [] });
    server = serveDay()
      .on(VIEW, ({ path }) =>
        path.includes(LATER) ? { ...free, day: { ...free.day, date: LATER } } : givenDay(),
      )
      .on(CUSTOMER, booked)
      .on(REBOOK, { nounce: '8', activity: givenActivity({ state: 'committed' }), bookings: [] })
      .on('GET /movemanager/availability/:branch', {
        availabilities: [{ date: LATER, startTimes: [{ time: '08:30', slots: 2 }] }],
      })
      .on('GET /branch', [givenBranch()]);
  });
  afterEach(() => {
    server.restore();
  });

  async function moveToLater(page: Rendered): Promise<void> {
    await page.user.click(within(await openPopup(page)).getByRole('button', { name: 'Change…' }));
    await page.user.click(await screen.findByRole('button', { name: 'Tue 11/24/2026, 8:30 AM' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change day or hours' }));
    await dialog.findByRole('combobox', { name: 'Truck' });
    await page.user.click(dialog.getByRole('button', { name: 'Move to Tue 11/24/2026, 8:30 AM' }));
  }
  async function openPopup({ user }: Rendered): Promise<HTMLElement> {
    await user.click(gomez());
    return screen.findByRole('dialog', { name: 'Maria Gomez' });
  }

  itAtNight(
    'is asked about before it gets a truck, where nobody decided its figures [R-EST-24]',
    async () => {
      const stored = givenCustomerWith(
        givenActivity({
          ...{ _id: activity._id, activityDay: DAY },
          figureOrigins: {
            ...{ estHours: 'default', numMovers: 'person' },
            ...{ truckCount: 'person', minTime: 'person' },
          },
          operations: [
            givenOperation({
              ...{ _id: GOMEZ_MOVE, truck: null, unassigned: true, date: at('08:30'), duration: 4 },
              bookingEnvelope: givenBooking().operation.bookingEnvelope,
            }),
          ],
        }),
      );
      server
        .on(CUSTOMER, { ...stored, _id: GOMEZ, nounce: '7', branchId: OKLAHOMA })
        .on('GET /booking/currentconstants', GIVEN_CONSTANTS)
        .on('PUT /customermgt/:id', ({ body }) => ({
          ...stored,
          ...(body as object),
          nounce: '8',
        }));
      const page = await openPlanner();
      await moveToLater(page);
      expect(
        await screen.findByText(/^4 h is the form’s default\. The estimate says/),
      ).toBeVisible();
      expect(server.callsOf(REBOOK)).toHaveLength(0);
      await page.user.click(screen.getByRole('button', { name: 'Keep 4 h' }));
      await waitFor(() => expect(server.callsOf(REBOOK)).toHaveLength(1));
      expect(server.callsOf(REBOOK)[0]?.body).toMatchObject({ customerNounce: '8' });
    },
  );

  itAtNight('goes to a day with room in four clicks, over the board [R-BOARD-38]', async () => {
    const page = await openPlanner();
    const popup = await openPopup(page);
    await page.user.click(within(popup).getByRole('button', { name: 'Change…' }));
    expect(popup).not.toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Tue 11/24/2026, 8:30 AM' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change day or hours' }));
    await dialog.findByRole('combobox', { name: 'Truck' });
    await page.user.click(dialog.getByRole('button', { name: 'Move to Tue 11/24/2026, 8:30 AM' }));
    await waitFor(() => expect(server.callsOf(REBOOK)).toHaveLength(1));
    expect(server.callsOf(REBOOK)[0]?.body).toMatchObject({
      customerNounce: '7',
      activityDay: LATER,
      operations: [{ _id: GOMEZ_MOVE, start: '08:30', truck: T01 }],
    });
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^Change/ })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(gomez()).toHaveFocus());
  });

  it('offers the new confirmation then, on the customer’s page [R-BOARD-37]', async () => {
    const page = await openPlanner();
    await moveToLater(page);
    await page.user.click(await screen.findByRole('button', { name: 'Send confirmation' }));
    const { pathname, search } = page.router.state.location;
    expect(pathname + search).toBe(`/emma/customer/${GOMEZ}?open=confirmation`);
    await waitFor(() => expect(screen.queryByText('Moved to Tue 11/24/2026, 8:30 AM.')).toBeNull());
  });

  it('offers no confirmation while a truck is missing [R-BOARD-37]', async () => {
    server.on(REBOOK, {
      ...{ nounce: '8', bookings: [] },
      activity: givenActivity({ state: 'partial' }),
    });
    await moveToLater(await openPlanner());
    expect(await screen.findByText('Moved to Tue 11/24/2026, 8:30 AM.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send confirmation' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again [R-BOARD-38]', async () => {
    server.on(CUSTOMER, refuse(500, 'SYSTEM_ERROR', 'secret'));
    const page = await openPlanner();
    await page.user.click(within(await openPopup(page)).getByRole('button', { name: 'Change…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change day or hours' }));
    expect(await dialog.findByText('The move could not be loaded.')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.callsOf(CUSTOMER)).toHaveLength(2));
  });

  it('shows its other truck: named, marked, and opened by a click [R-BOARD-36]', async () => {
    const shared = { ...activity, truckCount: 2 };
    const [customer] = givenDay().customers;
    const bookings = [
      givenBooking({ activity: shared, bookedOnline: true }),
      givenBooking(
        { activity: shared, startTime: at('11:30'), endTime: at('15:30') },
        { _id: SECOND, truck: T02 },
      ),
    ];
    server.on(VIEW, givenDay({ customers: [{ ...customer!, bookings }] }));
    const page = renderPlanner();
    const [first, second] = await screen.findAllByRole('button', { name: /^Maria Gomez/ });
    expect(second).toHaveAttribute('data-marked', 'false');
    await page.user.click(first!);
    const popup = await screen.findByRole('dialog', { name: 'Maria Gomez' });
    expect(popup).toHaveTextContent('1 of 2 trucks · also T02, 11:30 AM');
    expect(popup).toHaveTextContent('Booked online');
    expect(second).toHaveAttribute('data-marked', 'true');
    await page.user.click(within(popup).getByRole('button', { name: 'T02, 11:30 AM' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Maria Gomez' })).toHaveTextContent(
        '2 of 2 trucks · also T01, 8:30 AM',
      ),
    );
  });
});
