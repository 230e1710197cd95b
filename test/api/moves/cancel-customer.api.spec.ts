import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { activityOf, givenBooked, givenCustomer, historyOf } from './move-fixtures.js';

describe('DELETE /customer/{id} and PUT /customermgt/{id}/reactivate', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const cancel = ({ _id, nounce }: Pick<CustomerView, '_id' | 'nounce'>, reason?: string) =>
    api.as('sales').delete<CustomerView>(`customer/${_id}`, {
      query: { nounce, ...(reason === undefined ? {} : { reason }) },
    });
  const reactivate = ({ _id, nounce }: Pick<CustomerView, '_id' | 'nounce'>) =>
    api.as('sales').put<CustomerView>(`customermgt/${_id}/reactivate`, { nounce });

  it('is for those who sell, with a nounce, of a known customer', async () => {
    const customer = await givenCustomer(api);
    const query = { nounce: customer.nounce };
    expect((await api.as('lead').delete(`customer/${customer._id}`, { query })).status).toBe(403);
    expect((await api.as('sales').delete(`customer/${customer._id}`)).status).toBe(400);
    expect((await cancel({ _id: 'd'.repeat(24), nounce: '1' })).status).toBe(404);
    expect((await cancel({ ...customer, nounce: '9' })).body).toMatchObject({
      code: 'STALE_NOUNCE',
    });
  });

  it('makes inactive, takes every truck away and frees its time [R-CUST-10]', async () => {
    const customer = await givenBooked(api);
    const truck = activityOf(customer).operations[0]?.truck ?? '';
    const { status, body } = await cancel(customer, ' Moved by friends ');
    expect(status).toBe(200);
    expect(body.status).toBe('inactive');
    expect(activityOf(body)).toMatchObject({ state: 'uncommitted' });
    expect(activityOf(body).operations).toMatchObject([{ truck: null, unassigned: false }]);
    expect((await historyOf(api, customer._id)).at(-1)).toMatchObject({
      data: { cancelled: true, reason: 'Moved by friends' },
    });
    const other = await givenCustomer(api);
    const operationId = activityOf(other).operations[0]?._id ?? '';
    const booked = await assign(api, { operationId, nounce: other.nounce }, truck);
    expect(booked.status).toBe(200);
  });

  it('refuses writes to an inactive customer but reactivation [R-CUST-9]', async () => {
    const { body: cancelled } = await cancel(await givenCustomer(api));
    const { _id, nounce } = cancelled;
    const refused = [
      await api.as('sales').put(`customermgt/${_id}`, { nounce, notes: 'x' }),
      await api.as('sales').patch(`customer/${_id}`, { nounce, move: { meta: { rate: 60 } } }),
      await api.as('sales').post('move/activity', { movingContractId: _id, nounce }),
      await cancel(cancelled),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'CUSTOMER_INACTIVE' });
    }
    expect((await reactivate({ _id, nounce: '99' })).body).toMatchObject({ code: 'STALE_NOUNCE' });
    const { status, body } = await reactivate(cancelled);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'active', nounce: '3' });
  });
});
