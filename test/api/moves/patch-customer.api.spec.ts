import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenCustomer } from './move-fixtures.js';

describe('PATCH /customer/{id}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const patch = (id: string, body: object) =>
    api.as('sales').patch<CustomerView>(`customer/${id}`, body);
  const confirm = async ({ _id, nounce }: CustomerView): Promise<void> => {
    await api.execute(
      new NoteEmailDeliveredCommand(_id, {
        template: 'confirmation',
        sent: new Date('2027-01-05T15:00:00Z'),
        acceptedVersion: Number(nounce),
      }),
    );
  };
  const moveDay = (customer: CustomerView, activityDay: string) =>
    api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: { activities: [{ _id: customer.move.activities[0]?._id, activityDay }] },
    });

  it('is for those who sell, with a nounce, of a known customer', async () => {
    const { _id } = await givenCustomer(api);
    const body = { move: { meta: { actualPrice: 500 } } };
    expect((await api.as('mover').patch(`customer/${_id}`, body)).status).toBe(403);
    expect((await patch(_id, body)).status).toBe(400);
    expect((await patch('d'.repeat(24), { nounce: '1', ...body })).status).toBe(404);
    expect((await patch(_id, { nounce: '9', ...body })).body).toMatchObject({
      code: 'STALE_NOUNCE',
    });
  });

  it('refuses what meta does not have', async () => {
    const { _id, nounce } = await givenCustomer(api);
    expect((await patch(_id, { nounce, move: { meta: { color: 'red' } } })).status).toBe(400);
    expect((await patch(_id, { nounce, firstName: 'Ana' })).status).toBe(400);
  });

  it('merges [R-API-6, R-SAVE-3]', async () => {
    const { _id, nounce } = await givenCustomer(api);
    const { status, body } = await patch(_id, {
      nounce,
      move: { meta: { actualPrice: 512.25, moveAlerts: 'Call first' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nounce: '2',
      move: { meta: { actualPrice: 512.25, moveAlerts: 'Call first', requestedDay: '2027-03-10' } },
    });
  });

  it('asks for reconfirmation after a confirmed plan changed, and dismisses it without a nounce [R-MOVE-16, R-MOVE-17]', async () => {
    const customer = await givenCustomer(api);
    await confirm(customer);
    const { body: noted } = await api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      notes: 'Nothing of the plan',
    });
    expect(noted.move.meta.reconfirm).toBe(false);
    const { body: moved } = await moveDay(noted, '2027-03-11');
    expect(moved.move.meta.reconfirm).toBe(true);
    const { status, body } = await patch(customer._id, { move: { meta: { reconfirm: false } } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nounce: moved.nounce, move: { meta: { reconfirm: false } } });
  });

  it('is cleared by a confirmation sent after the change, not by one sent before', async () => {
    const customer = await givenCustomer(api);
    await confirm(customer);
    const { body: moved } = await moveDay(customer, '2027-03-11');
    await confirm(customer);
    expect((await customerOf(api.as('sales'), customer._id)).move.meta.reconfirm).toBe(true);
    await confirm(moved);
    expect((await customerOf(api.as('sales'), customer._id)).move.meta.reconfirm).toBe(false);
  });
});
