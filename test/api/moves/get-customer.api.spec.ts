import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, givenBooked, givenCustomer } from './move-fixtures.js';

const HIDDEN = [
  'rate',
  'moveRate',
  'totalHourlyRate',
  'totalTripFees',
  'totalPacking',
  'estCost',
  'estCostMin',
  'estTotalCost',
  'estTotalCostMin',
  'curTotalEstimate',
  'curTotalEstimateMin',
  'actualPrice',
  'previousActualPrice',
  'useFee',
  'tripFee',
  'startingTripFee',
  'endingTripFee',
  'packingEstCost',
  'email',
  'altEmail',
  'referredBy',
  'emails',
];

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

describe('GET /customer/{id}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('needs a token, an id and a customer', async () => {
    const unknown = `customer/${'c'.repeat(24)}`;
    expect((await api.anonymous.get(unknown)).status).toBe(401);
    expect((await api.as('sales').get('customer/XYZ')).status).toBe(400);
    const { status, body } = await api.as('sales').get(unknown);
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Customer not found' });
  });

  it.each(['mover', 'lead'] as const)('hides money and mail from a %s', async (person) => {
    const customer = await givenCustomer(api);
    const { status, body } = await api.as(person).get<CustomerView>(`customer/${customer._id}`);
    expect(status).toBe(200);
    const keys = new Set(keysOf(body));
    expect(HIDDEN.filter((key) => keys.has(key))).toEqual([]);
    expect(body).not.toHaveProperty('notes');
    expect(activityOf(body)).toHaveProperty('notes');
    expect(body).toMatchObject({ firstName: 'Maria', phone: '(405) 555-0100' });
  });

  it('shows the stage that a truck brings [R-CUST-13, R-CUST-14]', async () => {
    const customer = await givenBooked(api);
    expect(customer).toMatchObject({ stage: 50, nounce: '2' });
    expect(activityOf(customer).state).toBe('committed');
  });

  it('closes the contract when the days are past and a price is set', async () => {
    const customer = await givenCustomer(api, '2027-03-10');
    const { body } = await api.as('sales').patch<CustomerView>(`customer/${customer._id}`, {
      nounce: customer.nounce,
      move: { meta: { actualPrice: 512.5 } },
    });
    expect(body.stage).toBe(1);
    api.setTime('2027-03-11T18:00:00Z');
    const client = await api.asEmployee(api.people.sales);
    const later = await client.get<CustomerView>(`customer/${customer._id}`);
    api.setTime(undefined);
    expect(later.body).toMatchObject({ stage: 100, move: { meta: { actualPrice: 512.5 } } });
  });
});
