import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { Db } from '#platform/database/db.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { watchAttempts } from '../../support/api/watch-attempts.js';
import {
  activityOf,
  givenBooked,
  givenCustomer,
  givenDenver,
  historyOf,
  stops,
} from './move-fixtures.js';

describe('PUT /customermgt/{id}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const put = (customer: CustomerView, body: object) =>
    api
      .as('sales')
      .put<CustomerView & { code: string; message: string }>(`customermgt/${customer._id}`, {
        nounce: customer.nounce,
        ...body,
      });
  const putActivity = (customer: CustomerView, body: object, index = 0) =>
    put(customer, {
      move: { activities: [{ _id: customer.move.activities[index]?._id, ...body }] },
    });

  it('is for those who sell', async () => {
    const customer = await givenCustomer(api);
    const path = `customermgt/${customer._id}`;
    expect((await api.anonymous.put(path, customer)).status).toBe(401);
    expect((await api.as('lead').put(path, customer)).status).toBe(403);
  });

  it('knows its customers', async () => {
    const path = `customermgt/${'a'.repeat(24)}`;
    const { status, body } = await api.as('sales').put(path, { nounce: '1' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Customer not found' });
    expect((await api.as('sales').put('customermgt/123', { nounce: '1' })).status).toBe(400);
  });

  it('requires the nounce [R-API-6]', async () => {
    const customer = await givenCustomer(api);
    const { status, body } = await api.as('sales').put(`customermgt/${customer._id}`, {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'nounce' }] });
  });

  it('refuses what is older than the customer, and writes nothing [R-API-5, R-API-6]', async () => {
    const customer = await givenCustomer(api);
    expect((await put(customer, { notes: 'first' })).body).toMatchObject({ nounce: '2' });
    const { status, body } = await put(customer, { notes: 'second' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'STALE_NOUNCE',
      message: 'This customer was changed by someone else. Reload to see the latest version.',
    });
    const now = await api.as('sales').get<CustomerView>(`customer/${customer._id}`);
    expect(now.body).toMatchObject({ notes: 'first', nounce: '2' });
  });

  it('lets one of many writers win who all saw the same [R-API-6]', async () => {
    const customer = await givenCustomer(api);
    const tries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((notes) => put(customer, { notes }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('never waits in a circle for another where two name each other as the move before', async () => {
    const pair = [await givenCustomer(api), await givenCustomer(api)] as const;
    const faults = watchAttempts(api);
    // Each has its own customer before either asks for the other's.
    const colleague = await api.get(Db).pool.connect();
    await colleague.query('begin; lock table referrers.referrer');
    const calls = pair.map((one, at) =>
      put(one, { referredBy: 'web site', previousContractId: pair[1 - at]?._id }),
    );
    await whenWaiting(api, 2);
    await colleague.query('commit');
    colleague.release();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await faults()).not.toContain('40P01');
    jest.restoreAllMocks();
  });

  it('takes back what GET gave, and changes nothing by it', async () => {
    const customer = await givenCustomer(api);
    const { body: complete } = await putActivity(customer, { locations: stops() });
    const { status, body } = await put(complete, complete);
    expect(status).toBe(200);
    expect(body).toEqual({ ...complete, nounce: '3' });
    expect((await historyOf(api, customer._id)).at(-1)?.changes).toEqual([]);
  });

  it('leaves what is absent, clears what is null, notes each field in the history [R-SAVE-1]', async () => {
    const customer = await givenCustomer(api);
    const { body } = await put(customer, {
      lastName: 'Lopez',
      phone: null,
      move: { meta: { rate: 62.5, requestedDay: null } },
    });
    expect(body).toMatchObject({
      firstName: 'Maria',
      lastName: 'Lopez',
      phone: '',
      move: { meta: { rate: 62.5, requestedDay: null } },
    });
    const event = (await historyOf(api, customer._id)).at(-1);
    expect(event).toMatchObject({ type: 'UPDATED', employee_id: api.people.sales._id });
    expect(event?.changes).toEqual(
      expect.arrayContaining([
        { field: 'lastName', before: 'Gómez', after: 'Lopez' },
        { field: 'phone', before: '(405) 555-0100', after: '' },
        { field: 'move.meta.rate', before: 55, after: 62.5 },
        { field: 'move.meta.requestedDay', before: '2027-03-10', after: null },
      ]),
    );
    expect(event?.changes).toHaveLength(4);
  });

  it('wants one missing name at its field, both missing at the pre-save check [R-CUST-3]', async () => {
    const customer = await givenCustomer(api);
    expect((await put(customer, { firstName: '' })).body).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'firstName', message: 'This field is required' }],
    });
    expect((await put(customer, { firstName: '', lastName: '' })).body).toMatchObject({
      statusCode: 422,
      code: 'PRE_SAVE_CHECKS',
      message: 'Customer must have a name.',
    });
  });

  it('replaces stops and operations as lists [R-SAVE-1]', async () => {
    const customer = await givenCustomer(api);
    const { body: first } = await putActivity(customer, { locations: stops() });
    const [load, unload] = activityOf(first).locations;
    expect(activityOf(first)).toMatchObject({ activityType: 'move', stairsTime: 1 });
    expect(load).toMatchObject({
      zone: 'O',
      driveTimeFetchStatus: 'EligibleForFetching',
      storageType: 'Outdoor',
      worktimeEstimations: { timeInMinutes: { forFurniture: 115 } },
    });
    const { body: second } = await putActivity(first, {
      locations: [{ _id: unload?._id, notes: 'Gate 7' }],
    });
    expect(activityOf(second).locations).toMatchObject([
      { _id: unload?._id, notes: 'Gate 7', sqft: 1800 },
    ]);
    const { status, body } = await putActivity(second, { locations: [{ _id: load?._id }] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'move.activities.0.locations.0._id' }] });
  });

  it('checks a stop as it would be stored', async () => {
    const customer = await givenCustomer(api);
    const { body: first } = await putActivity(customer, { locations: stops() });
    const [load] = activityOf(first).locations;
    const { status, body } = await putActivity(first, {
      locations: [{ _id: load?._id, locationType: 'House' }],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        { path: 'move.activities.0.locations.0.sqft' },
        { path: 'move.activities.0.locations.0.stories' },
      ],
    });
  });

  it('joins the failing pre-save checks in their order [R-SAVE-4, R-SAVE-5]', async () => {
    const customer = await givenCustomer(api);
    const [load] = stops();
    const { status, body } = await putActivity(customer, {
      activityDay: null,
      locations: [{ ...load, locationType: 'House', sqft: 'big', stories: 1 }],
      operations: [{ date: '2027-03-10T12:00:00Z', moverCount: 4 }],
    });
    expect(status).toBe(422);
    expect(body.message).toBe(
      [
        'Move activities must have a date specified.',
        'The location square footage value must be a number.',
        'Moves must start between 7am and 5pm.',
        'Mover counts must be either 2 or 3',
      ].join('\n'),
    );
  });

  it('puts every operation on the new day at its wall-clock time, over the change of clocks [R-TIME-11]', async () => {
    const customer = await givenCustomer(api);
    const operations = activityOf(customer).operations.map(({ _id, date }) => ({ _id, date }));
    const { body } = await putActivity(customer, { activityDay: '2027-03-15', operations });
    // 08:30 local time; the clocks went forward on March 14.
    expect(activityOf(body).operations[0]?.date).toBe('2027-03-15T13:30:00.000Z');
  });

  it('refuses activities it does not have, and such without an id', async () => {
    const customer = await givenCustomer(api);
    const unknown = { move: { activities: [{ _id: 'b'.repeat(24) }] } };
    expect((await put(customer, unknown)).status).toBe(404);
    expect((await put(customer, { move: { activities: [{}] } })).status).toBe(400);
    const _id = activityOf(customer)._id;
    const twice = {
      move: {
        activities: [
          { _id, notes: 'a' },
          { _id, notes: 'b' },
        ],
      },
    };
    expect((await put(customer, twice)).body).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'move.activities.1._id' }],
    });
  });

  it('requires an employee to manage it, or nobody', async () => {
    const customer = await givenCustomer(api);
    const { _id: manager } = api.people.manager;
    expect((await put(customer, { managedBy: 'b'.repeat(24) })).body).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'managedBy', message: 'There is no such employee' }],
    });
    const { body } = await put(customer, { managedBy: manager, isRepeat: null });
    expect(body).toMatchObject({ managedBy: manager, isRepeat: false });
    expect((await put(body, { managedBy: null })).body).toMatchObject({ managedBy: null });
  });

  it('ignores what is the server’s [R-SAVE-2]', async () => {
    const customer = await givenCustomer(api);
    const { body } = await put(customer, {
      status: 'inactive',
      stage: 100,
      autobooking: true,
      move: { meta: { curTotalEstimate: 1, reconfirm: true }, emails: [{}] },
    });
    expect(body).toMatchObject({ status: 'active', stage: 1, autobooking: false });
    expect(body.move.meta).toMatchObject({ reconfirm: false, curTotalEstimate: 440 });
  });

  describe('while a truck is assigned', () => {
    it('locks the activity except notes, alerts and operations without a truck [R-MOVE-9]', async () => {
      const customer = await givenBooked(api);
      expect((await putActivity(customer, { estHours: 6 })).body).toMatchObject({
        statusCode: 409,
        code: 'ACTIVITY_COMMITTED',
      });
      const { status, body } = await putActivity(customer, {
        ...activityOf(customer),
        notes: 'Piano',
        alerts: 'Dog',
        operations: [...activityOf(customer).operations, { moverCount: 2 }],
      });
      expect(status).toBe(200);
      expect(activityOf(body)).toMatchObject({ notes: 'Piano', alerts: 'Dog', state: 'committed' });
      expect(activityOf(body).operations).toHaveLength(2);
      const { operations, transitInfo } = activityOf(body);
      const alone = await putActivity(body, { notes: 'Harp', alerts: '', operations, transitInfo });
      expect(activityOf(alone.body)).toEqual({ ...activityOf(body), notes: 'Harp', alerts: '' });
    });

    it('locks the branch [R-CUST-17]', async () => {
      const customer = await givenBooked(api);
      expect((await put(customer, { branchId: await givenDenver(api) })).body).toMatchObject({
        code: 'ACTIVITY_COMMITTED',
      });
    });
  });

  it('stores a time by hand as hours, minutes below sixty and a reason', async () => {
    const customer = await givenCustomer(api);
    const [load, unload] = stops();
    const putByHand = (currentEstimate: object) =>
      putActivity(customer, { locations: [{ ...load, currentEstimate }, unload] });
    const path = 'move.activities.0.locations.0.currentEstimate';
    expect((await putByHand({ hours: 1, minutes: 30, overrideReason: '' })).body).toMatchObject({
      statusCode: 400,
      errors: [{ path: `${path}.overrideReason` }],
    });
    expect(
      (await putByHand({ hours: 1, minutes: 90, overrideReason: 'Piano' })).body,
    ).toMatchObject({ statusCode: 400, errors: [{ path: `${path}.minutes` }] });
    const blank = await putByHand({ hours: null, minutes: null, overrideReason: '' });
    expect(activityOf(blank.body).locations[0]?.currentEstimate).toBeNull();
  });
});
