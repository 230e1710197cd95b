import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { FigureOrigins } from '#modules/moves/contract/estimating.js';
import {
  givenActivity,
  givenCustomerWith,
  givenLocation,
  givenOperation,
  OKLAHOMA,
  refuse,
  type FakeApi,
  type Rendered,
} from '../../../testing';
import type { Call } from '../../../testing/fake-api';
import { GIVEN_CONSTANTS } from '../../../testing/given-customer';
import { at, DAY, givenBooking, givenDay, PARK, PARK_MOVE, T01, T02 } from '../given-day.fixture';
import { storedBooking } from '../model/booking-of-customer';
import { ASSIGN, gomez, openPlanner, row, serveDay, VIEW } from './day-planner.fixture';

const CUSTOMER = 'GET /customer/:id';
const SAVE = 'PUT /customermgt/:id';
const UNBOOK = 'DELETE /assignment/operation/:branch/:operation';
const ADDED = '65f000000000000000000d09';
const WORDS =
  /^4 h and 2 movers are the form’s defaults\. The estimate says \d+(\.\d+)? h, 6 movers, 2 trucks\. A minimum of 2\.5 h is not decided either: the estimate says \d+(\.\d+)? h\.$/;

const UNDECIDED: FigureOrigins = {
  ...{ estHours: 'default', numMovers: 'default' },
  ...{ truckCount: 'default', minTime: 'default' },
};
const { activity: SHOWN } = givenBooking().metaData;
const house = {
  locationType: 'House' as const,
  sqft: 3_500,
  stories: 1,
  bedrooms: null,
  floor: null,
};

/** Sun Park from one house of 3,500 sq ft to another, at the form's defaults, without a truck. */
const givenMove = (operation: object = {}): CustomerView => ({
  ...givenCustomerWith(
    givenActivity({
      ...{ _id: SHOWN._id, activityDay: DAY, figureOrigins: UNDECIDED },
      ...{ estHours: 4, numMovers: 2, truckCount: 1, minTime: 2.5 },
      locations: [
        givenLocation({ ...house, numBoxes: 0 }),
        givenLocation({ ...house, _id: 'c'.repeat(24), typeOfWOrk: 'Unload', numBoxes: 0 }),
      ],
      operations: [
        givenOperation({
          ...{ _id: PARK_MOVE, truck: null, unassigned: true, date: at('09:00') },
          ...{ duration: 4, moverCount: 2, timezone: 'America/Chicago' },
          ...operation,
        }),
      ],
    }),
  ),
  ...{ _id: PARK, nounce: '3', branchId: OKLAHOMA, firstName: 'Sun', lastName: 'Park' },
});

describe('a move on the board whose figures nobody decided', () => {
  let server: FakeApi;
  let stored: CustomerView;

  const shown = () => givenDay().customers[1]!.bookings[0]!;
  const bookingOf = (operationId: string) => storedBooking(stored, operationId, shown())!;
  const write = (change: (customer: CustomerView) => void): void => {
    stored = structuredClone(stored);
    change(stored);
    stored.nounce = String(Number(stored.nounce) + 1);
  };
  const place = ({ path, body, query }: Call) => {
    const operationId = path.split('/').at(-1)!;
    const sent = (body ?? Object.fromEntries(query)) as { truck?: string; unassigned?: string };
    write(({ move }) => {
      for (const operation of move.activities[0]!.operations)
        if (operation._id === operationId)
          Object.assign(operation, {
            truck: sent.truck ?? null,
            unassigned: sent.unassigned === 'true',
          });
    });
    return { nounce: stored.nounce, booking: bookingOf(operationId) };
  };
  const save = ({ body }: Call): CustomerView => {
    const [sent] = (body as CustomerView).move.activities;
    write(({ move }) => {
      const [activity] = move.activities;
      Object.assign(activity!, structuredClone(sent));
      for (const operation of activity!.operations) operation._id ??= ADDED;
    });
    return structuredClone(stored);
  };
  const dayOf = () => {
    const view = givenDay();
    const [booking] = view.customers[1]!.bookings;
    booking!.metaData.figureOrigins = UNDECIDED;
    return view;
  };

  beforeEach(() => {
    stored = givenMove();
    server = serveDay()
      .on(VIEW, () => dayOf())
      .on(CUSTOMER, () => structuredClone(stored))
      .on('GET /booking/currentconstants', GIVEN_CONSTANTS)
      .on(SAVE, save)
      .on(ASSIGN, place)
      .on(UNBOOK, place);
  });
  afterEach(() => server.restore());

  const park = (on: string): HTMLElement =>
    within(row(on)).getByRole('button', { name: /^Sun Park/ });
  const dropOnT02 = async ({ user }: Rendered): Promise<void> => {
    park('Unassigned Moves').focus();
    await user.keyboard(' {ArrowUp} ');
  };
  const answer = async ({ user }: Rendered, name: string): Promise<void> =>
    user.click(await screen.findByRole('button', { name }));
  const saved = () => stored.move.activities[0]!;

  it('is booked by the estimate, whose second truck waits on the row [R-EST-24]', async () => {
    const page = await openPlanner();
    await dropOnT02(page);
    expect(await screen.findByText(WORDS)).toBeVisible();
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
    await answer(page, 'Use the estimate');
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    expect(saved()).toMatchObject({ numMovers: 6, truckCount: 2 });
    expect(Object.values(saved().figureOrigins)).toEqual(Array(4).fill('estimate'));
    expect(server.callsOf(ASSIGN)[0]?.body).toEqual({
      customerNounce: '5',
      truck: T02,
      expect: { truck: null, unassigned: true },
    });
    expect(saved().operations).toMatchObject([
      { _id: PARK_MOVE, truck: T02, duration: saved().estHours, moverCount: 3 },
      { _id: ADDED, truck: null, unassigned: true, moverCount: 3 },
    ]);
    expect(await screen.findByText('Saved, then moved Sun Park to T02.')).toBeVisible();
    expect(park('Truck T02')).toBeVisible();
    expect(park('Unassigned Moves')).toBeVisible();
  });

  it('is booked as it stands once a person keeps that, and not asked about again [R-EST-24]', async () => {
    const page = await openPlanner();
    await dropOnT02(page);
    await answer(page, 'Keep 4 h');
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    expect(saved()).toMatchObject({ estHours: 4, numMovers: 2, truckCount: 1 });
    expect(Object.values(saved().figureOrigins)).toEqual(Array(4).fill('person'));
    await waitFor(() => expect(park('Truck T02')).toHaveFocus());
    for (const keys of ['{Control>}z{/Control}', '{Control>}y{/Control}']) {
      await page.user.keyboard(keys);
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: /^Sun Park/ })).toHaveLength(1),
      );
    }
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(2));
    expect(server.callsOf(SAVE)).toHaveLength(1);
  });

  it('is booked as it stands without a stop that is not counted, which stays undecided [R-EST-24]', async () => {
    write(({ move }) => {
      move.activities[0]!.locations[0]!.locationType = 'Office';
    });
    const page = await openPlanner();
    await dropOnT02(page);
    expect(await screen.findByText(/Location 1 is not counted/)).toBeVisible();
    await answer(page, 'Keep 4 h');
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    expect(server.callsOf(SAVE)).toHaveLength(0);
    expect(Object.values(saved().figureOrigins)).toEqual(Array(4).fill('default'));
  });

  it('is not booked where the question is closed [R-EST-24]', async () => {
    const page = await openPlanner();
    await dropOnT02(page);
    await screen.findByText(WORDS);
    await page.user.keyboard('{Escape}');
    expect(
      await screen.findByText('Not booked: hours and crew are not decided yet.'),
    ).toBeVisible();
    await waitFor(() => expect(park('Unassigned Moves')).toHaveFocus());
    expect([...server.callsOf(ASSIGN), ...server.callsOf(SAVE)]).toHaveLength(0);
  });

  it('is not booked where the answer could not be stored', async () => {
    server.on(SAVE, refuse(409, 'STALE_NOUNCE', 'Somebody else changed it.'));
    const page = await openPlanner();
    await dropOnT02(page);
    await answer(page, 'Keep 4 h');
    expect(await screen.findByText('Not booked: the figures could not be saved.')).toBeVisible();
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
  });

  it('is asked about with “Book by best fit”, too [R-EST-24]', async () => {
    const page = await openPlanner();
    park('Unassigned Moves').focus();
    await page.user.keyboard('x');
    await answer(page, 'Book by best fit');
    await screen.findByText(WORDS);
    await page.user.keyboard('{Escape}');
    expect(
      await screen.findByText('Not booked: hours and crew are not decided yet.'),
    ).toBeVisible();
    expect(server.callsOf(ASSIGN)).toHaveLength(0);
    await answer(page, 'Book by best fit');
    await answer(page, 'Keep 4 h');
    expect(await screen.findByText('1 move booked.')).toBeVisible();
    expect(server.callsOf(ASSIGN)[0]?.body).toMatchObject({ customerNounce: '4', truck: T02 });
  });

  it('can only be kept where another of its trucks is booked', async () => {
    write(({ move }) => {
      const other = { ...move.activities[0]!.operations[0]!, _id: ADDED, truck: T01 };
      move.activities[0]!.operations.push({ ...other, unassigned: false });
    });
    const page = await openPlanner();
    await dropOnT02(page);
    await screen.findByText(/A truck is assigned: to change them, unbook it first\.$/);
    expect(screen.queryByRole('button', { name: 'Use the estimate' })).toBeNull();
    await answer(page, 'Keep 4 h');
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
  });

  it('is not asked about where somebody decided meanwhile', async () => {
    write(({ move }) => {
      move.activities[0]!.figureOrigins = everyOneKept;
    });
    const page = await openPlanner();
    await dropOnT02(page);
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    expect(server.callsOf(SAVE)).toHaveLength(0);
  });

  it('is not asked about where it has a truck already [R-EST-24]', async () => {
    const booked = givenBooking({ figureOrigins: UNDECIDED });
    const [customer] = givenDay().customers;
    server.on(VIEW, givenDay({ customers: [{ ...customer!, bookings: [booked] }] }));
    server.on(ASSIGN, { nounce: '8', booking: givenBooking({ nounce: '8' }, { truck: T02 }) });
    const page = await openPlanner();
    gomez().focus();
    await page.user.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.callsOf(ASSIGN)).toHaveLength(1));
    expect(server.callsOf(CUSTOMER)).toHaveLength(0);
  });
});

const everyOneKept: FigureOrigins = {
  ...{ estHours: 'person', numMovers: 'person' },
  ...{ truckCount: 'person', minTime: 'person' },
};
