import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  activityOf,
  customerOf,
  givenBooked,
  givenCustomer,
  historyOf,
  stops,
} from './move-fixtures.js';

describe('POST /customer/clone/{id}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const clone = (id: string) => api.as('sales').post<{ id: string }>(`customer/clone/${id}`);

  it('is for those who sell, of a known customer', async () => {
    const { _id } = await givenCustomer(api);
    expect((await api.as('mover').post(`customer/clone/${_id}`)).status).toBe(403);
    expect((await clone('d'.repeat(24))).status).toBe(404);
  });

  it('copies contact data, days, stops and estimates, and no truck [R-CUST-12]', async () => {
    const booked = await givenBooked(api);
    const { status, body } = await clone(booked._id);
    expect(status).toBe(201);
    const copy = await customerOf(api.as('sales'), body.id);
    expect(copy).toMatchObject({
      firstName: booked.firstName,
      email: booked.email,
      referredBy: booked.referredBy,
      isRepeat: true,
      previousContractId: booked._id,
      status: 'active',
      stage: 1,
      move: { emails: [], meta: { rate: booked.move.meta.rate, actualPrice: null } },
    });
    expect(activityOf(copy)).toMatchObject({
      activityDay: activityOf(booked).activityDay,
      state: 'uncommitted',
      operations: [
        { truck: null, unassigned: false, date: activityOf(booked).operations[0]?.date },
      ],
    });
    expect(activityOf(copy)._id).not.toBe(activityOf(booked)._id);
    expect(await historyOf(api, copy._id)).toMatchObject([
      { type: 'CREATED', data: { clonedFrom: booked._id } },
    ]);
  });

  it('takes the stops along with ids of their own, and shows the price of the move before', async () => {
    const original = await givenCustomer(api);
    const { body: saved } = await api.as('sales').put<CustomerView>(`customermgt/${original._id}`, {
      nounce: original.nounce,
      move: {
        meta: { actualPrice: 480 },
        activities: [{ _id: activityOf(original)._id, locations: stops() }],
      },
    });
    const { body } = await clone(original._id);
    const copy = await customerOf(api.as('sales'), body.id);
    expect(copy.previousActualPrice).toBe(480);
    const [stop] = activityOf(copy).locations;
    const [stored] = activityOf(saved).locations;
    expect(stop).toEqual({ ...stored, _id: stop?._id });
    expect(stop?._id).not.toBe(stored?._id);
  });
});
