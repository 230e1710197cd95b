import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { branchBody } from '../branches/branch-body.js';
import { customerOf, givenCustomer, historyOf, newCustomer } from './move-fixtures.js';

describe('POST /customermgt', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const create = (body: object) => api.as('sales').post<{ id: string }>('customermgt', body);

  it('is for those who sell', async () => {
    const body = newCustomer(api.branchId);
    expect((await api.anonymous.post('customermgt', body)).status).toBe(401);
    expect((await api.as('mover').post('customermgt', body)).status).toBe(403);
    expect((await api.as('lead').post('customermgt', body)).status).toBe(403);
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'This field is required'],
    [{ lastName: '' }, 'lastName', 'This field is required'],
    [{ email: 'maria@' }, 'email', 'This field should be a valid email'],
    [{ referredBy: '' }, 'referredBy', 'This field is required'],
    [{ referredBy: 'Nobody' }, 'referredBy', 'There is no such marketing source'],
    [{ managedBy: 'f'.repeat(24) }, 'managedBy', 'There is no such employee'],
  ])('names the field that is wrong in %j', async (over, field, message) => {
    const { status, body } = await create(newCustomer(api.branchId, null, over));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Please fix the highlighted validation errors!',
      errors: [{ path: `moveContractRequest.customerInformation.${field}`, message }],
    });
  });

  it('leaves two empty names to the pre-save check', async () => {
    const over = { firstName: '', lastName: ' ' };
    const { status, body } = await create(newCustomer(api.branchId, null, over));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'PRE_SAVE_CHECKS',
      message: 'Customer must have a name.',
    });
  });

  it('refuses what no customer has', async () => {
    const { status, body } = await create(newCustomer(api.branchId, null, { shoeSize: 42 }));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('shoeSize');
  });

  it('knows its branches', async () => {
    const { status, body } = await create(newCustomer('f'.repeat(24)));
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Branch not found' });
  });

  it('makes one activity of the requested day with the defaults and one operation [R-CUST-6]', async () => {
    const { status, body } = await create(newCustomer(api.branchId));
    expect(status).toBe(201);
    const customer = await customerOf(api.as('sales'), body.id);
    expect(customer).toMatchObject({
      _id: body.id,
      firstName: 'Maria',
      status: 'active',
      stage: 1,
      autobooking: false,
      managedBy: api.people.sales._id,
      nounce: '1',
      move: { meta: { requestedDay: '2027-03-10', reconfirm: false }, emails: [] },
    });
    expect(customer.move.activities).toHaveLength(1);
    expect(customer.move.activities[0]).toMatchObject({
      activityDay: '2027-03-10',
      activityType: 'move',
      state: 'uncommitted',
      estHours: 4,
      minTime: 2.5,
      numMovers: 2,
      truckCount: 1,
      costingStrategy: 'MoveManager',
      locations: [],
      operations: [
        { truck: null, unassigned: false, moverCount: 2, duration: 4, timezone: 'America/Chicago' },
      ],
    });
    // 08:30 in Chicago, before the clocks change.
    expect(customer.move.activities[0]?.operations[0]?.date).toBe('2027-03-10T14:30:00.000Z');
  });

  it.each([
    [48, 48],
    [null, 55],
  ])(
    'has a branch with the rate %p ask %d dollars of its customers [R-CUST-7]',
    async (rate, asked) => {
      const body = branchBody({ defaultHourlyRate: rate });
      const { body: branch } = await api.as('admin').post<{ _id: string }>('branch', body);
      const { body: made } = await create(newCustomer(branch._id));
      expect((await customerOf(api.as('sales'), made.id)).move.meta.rate).toBe(asked);
    },
  );

  it('makes no activity without a requested day', async () => {
    const customer = await givenCustomer(api, null);
    expect(customer.move.activities).toEqual([]);
    expect(customer.move.meta.curTotalEstimate).toBe(0);
  });

  it('notes in the history who made it', async () => {
    const { _id } = await givenCustomer(api, null);
    expect(await historyOf(api, _id)).toMatchObject([
      { type: 'CREATED', employee_id: api.people.sales._id },
    ]);
  });
});
