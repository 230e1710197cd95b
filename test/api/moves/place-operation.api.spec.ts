import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { activityOf, customerOf, givenCustomer, givenDenver, historyOf } from './move-fixtures.js';

const AT_HOME = { expect: { truck: null, unassigned: false } };

describe('placing an operation: what moves judge', () => {
  let api: TestApi;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
  });
  afterAll(() => api?.close());

  let day = 1;
  const given = () => {
    day += 1;
    return givenCustomer(api, `2027-04-${String(day).padStart(2, '0')}`);
  };
  const bookable = (customer: CustomerView, index = 0) => ({
    operationId: activityOf(customer, index).operations[0]?._id ?? '',
    nounce: customer.nounce,
  });
  const note = async (customer: CustomerView, body: object) => {
    const path = `customermgt/${customer._id}`;
    const sent = { nounce: customer.nounce, ...body };
    return (await api.as('sales').put<CustomerView>(path, sent)).body;
  };

  it('accepts a nounce that went stale outside the activity, when the body says where the block was', async () => {
    const customer = await given();
    await note(customer, { notes: 'changed meanwhile' });
    expect((await assign(api, bookable(customer), truck)).body.code).toBe('STALE_NOUNCE');
    const { status, body } = await assign(api, bookable(customer), truck, AT_HOME);
    expect(status).toBe(200);
    expect(body.nounce).toBe('3');
  });

  it('refuses one that went stale inside it', async () => {
    const customer = await given();
    const { _id } = activityOf(customer);
    await note(customer, { move: { activities: [{ _id, inventory: 'Piano' }] } });
    const { body } = await assign(api, bookable(customer), truck, AT_HOME);
    expect(body.code).toBe('STALE_NOUNCE');
  });

  it('says that the block is elsewhere before anything else about it', async () => {
    const customer = await given();
    const elsewhere = { expect: { truck: null, unassigned: true } };
    expect((await assign(api, bookable(customer), truck, elsewhere)).body.code).toBe(
      'BLOCK_CHANGED',
    );
  });

  it('books nothing for an inactive customer or another branch [R-BOARD-15, R-CUST-9]', async () => {
    const customer = await given();
    const { body } = await api.as('sales').delete<CustomerView>(`customer/${customer._id}`, {
      query: { nounce: customer.nounce },
    });
    expect((await assign(api, bookable(body), truck)).body.code).toBe('CUSTOMER_INACTIVE');
    const elsewhere = await note(await given(), { branchId: await givenDenver(api) });
    expect((await assign(api, bookable(elsewhere), truck)).body.code).toBe('OTHER_BRANCH');
  });

  it('goes from a truck to the Unassigned row and off the board, with a history', async () => {
    const customer = await given();
    const booked = await assign(api, bookable(customer), truck);
    const { operationId } = bookable(customer);
    const kept = await unassign(
      api,
      { operationId, nounce: booked.body.nounce },
      { unassigned: 'true' },
    );
    const onRow = await customerOf(api.as('sales'), customer._id);
    expect(activityOf(onRow)).toMatchObject({
      state: 'uncommitted',
      operations: [{ truck: null, unassigned: true }],
    });
    await unassign(api, { operationId, nounce: kept.body.nounce });
    const off = await customerOf(api.as('sales'), customer._id);
    expect(activityOf(off).operations).toMatchObject([{ truck: null, unassigned: false }]);
    expect(await historyOf(api, customer._id)).toMatchObject([
      { type: 'CREATED' },
      { type: 'BOOKED', changes: [{ before: null, after: truck }] },
      { type: 'UPDATED' },
      { type: 'UPDATED' },
    ]);
  });

  it('leaves the Unassigned row when its day changes', async () => {
    const customer = await given();
    await unassign(api, bookable(customer), { unassigned: 'true' });
    const onRow = await customerOf(api.as('sales'), customer._id);
    const { _id } = activityOf(onRow);
    const moved = await note(onRow, { move: { activities: [{ _id, activityDay: '2027-05-05' }] } });
    expect(activityOf(moved).operations).toMatchObject([{ truck: null, unassigned: false }]);
  });
});
