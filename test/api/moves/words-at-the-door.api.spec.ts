import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { activityOf, customerOf, givenCustomer, historyOf, stops } from './move-fixtures.js';

const DAY = '2027-03-10';

/** The words that crews read to get in, how many letters each has, and a day of its own. */
const WORDS = [
  { called: 'gate code', field: 'gateCode', most: 20, day: '2027-03-11' },
  { called: 'dock name', field: 'dockName', most: 40, day: '2027-03-12' },
] as const;

describe.each(WORDS)('the $called of a location', ({ field, most, day }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const putStops = (customer: CustomerView, locations: object[]) =>
    api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: { activities: [{ _id: activityOf(customer)._id, locations }] },
    });
  const coded = (word: unknown): object[] => stops().map((stop) => ({ ...stop, [field]: word }));
  const codeOf = (customer: CustomerView) => activityOf(customer).locations[0]?.[field];

  it('is empty until somebody says it, and stays when it is not sent', async () => {
    const customer = await givenCustomer(api, DAY);
    const { body: stored } = await putStops(customer, stops());
    expect(codeOf(stored)).toBe('');
    const { body: told } = await putStops(stored, coded('4711#'));
    const known = activityOf(told).locations.map(({ _id }) => ({ _id }));
    expect(codeOf((await putStops(told, known)).body)).toBe('4711#');
  });

  it(`has at most ${most} letters and no stray characters`, async () => {
    const customer = await givenCustomer(api, DAY);
    const { status, body } = await putStops(customer, coded('1'.repeat(most + 1)));
    const path = `move.activities.0.locations.0.${field}`;
    expect([status, body]).toMatchObject([400, { errors: [{ path }, {}] }]);
    const { body: stored } = await putStops(customer, coded('47\u000011\u0007#'));
    expect(codeOf(stored)).toBe('4711#');
    const { body: cleared } = await putStops(stored, [
      ...activityOf(stored).locations.map(({ _id }) => ({ _id, [field]: null })),
    ]);
    expect(codeOf(cleared)).toBe('');
  });

  it('is seen by movers, in mails and in the history', async () => {
    const customer = await givenCustomer(api, DAY);
    const { body: saved } = await putStops(customer, coded('4711#'));
    expect(codeOf(await customerOf(api.as('mover'), saved._id))).toBe('4711#');

    const { body: data } = await api
      .as('sales')
      .get<Record<string, unknown>>(`mailer/customerdata/${saved._id}`);
    expect(data).toMatchObject({ [`activities.0.stops.1.${field}`]: '4711#' });

    const [first] = activityOf(saved).locations;
    const { body: changed } = await putStops(saved, [
      { _id: first?._id, [field]: '12' },
      { _id: activityOf(saved).locations[1]?._id },
    ]);
    const changes = (await historyOf(api, changed._id)).at(-1)?.changes ?? [];
    expect(changes).toContainEqual(
      expect.objectContaining({
        field: expect.stringMatching(new RegExp(`locations\\.\\w+\\.${field}$`)),
        before: '4711#',
        after: '12',
      }),
    );
  });

  it('is on the board and in the schedule of who goes there, once the move is booked', async () => {
    const { body: saved } = await putStops(await givenCustomer(api, day), coded('4711#'));
    const operationId = activityOf(saved).operations[0]?._id ?? '';
    const truck = await givenTruck(api);
    await assign(api, { operationId, nounce: saved.nounce }, truck._id);
    const mover = api.people.mover._id;
    await api
      .as('admin')
      .post(`assignment/mover/${api.branchId}/${day}`, { mover, truck: truck._id, position: 1 });
    const crew = api.as('mover');
    const { body: view } = await crew.get<DayView>(`movemanager/day_view/${day}/${api.branchId}`);
    const [booking] = view.customers.flatMap(({ bookings }) => bookings);
    const shown = booking?.metaData.activity.locations.map((stop) => stop[field]);
    expect(shown).toEqual(['4711#', '4711#']);
    const { body: schedule } = await crew.get<ScheduleView>(`assignment/schedule/${mover}`, {
      query: { from: day, to: day },
    });
    const kept = schedule[day]?.operations[0]?.stops.map((stop) => stop[field]);
    expect(kept).toEqual(['4711#', '4711#']);
  });
});
