import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { localDateOf } from '#kernel/local-date.js';
import type { ActivityCreatedView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenCustomer } from './move-fixtures.js';

describe('POST /move/activity', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const add = ({ _id, nounce }: Pick<CustomerView, '_id' | 'nounce'>, activityDay?: unknown) =>
    api.as('sales').post<ActivityCreatedView>('move/activity', {
      movingContractId: _id,
      nounce,
      ...(activityDay === undefined ? {} : { activityDay }),
    });

  it('is for those who sell, of a known customer, with its nounce', async () => {
    const { _id, nounce } = await givenCustomer(api);
    const body = { movingContractId: _id, nounce };
    expect((await api.as('lead').post('move/activity', body)).status).toBe(403);
    expect((await add({ _id, nounce }, '03/10/2027')).status).toBe(400);
    expect((await add({ _id: 'd'.repeat(24), nounce })).status).toBe(404);
    expect((await add({ _id, nounce: '7' })).body).toMatchObject({ code: 'STALE_NOUNCE' });
  });

  it('adds one with the defaults and one operation [R-MOVE-2]', async () => {
    const customer = await givenCustomer(api);
    const { status, body } = await add(customer, '2027-03-11');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      nounce: '2',
      activity: {
        activityDay: '2027-03-11',
        state: 'uncommitted',
        estHours: 4,
        minTime: 2.5,
        hasPrevDayActivity: true,
        hasNextDayActivity: false,
        operations: [{ moverCount: 2, date: '2027-03-11T14:30:00.000Z' }],
      },
    });
    const { move } = await customerOf(api.as('sales'), customer._id);
    expect(move.activities).toMatchObject([
      { hasNextDayActivity: true },
      { _id: body.activity._id, hasPrevDayActivity: true },
    ]);
    expect(move.meta.curTotalEstimate).toBe(880);
  });

  it('gives no day twice', async () => {
    const { status, body } = await add(await givenCustomer(api), '2027-03-10');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'PRE_SAVE_CHECKS',
      message: 'Cannot have multiple move activities on the same day.',
    });
  });

  it('finds a day where none is named: the day after the last, or today', async () => {
    const customer = await givenCustomer(api);
    expect((await add(customer)).body.activity.activityDay).toBe('2027-03-11');
    expect((await add(await givenCustomer(api, null))).body.activity.activityDay).toBe(
      localDateOf(new Date(), 'America/Chicago'),
    );
  });
});
