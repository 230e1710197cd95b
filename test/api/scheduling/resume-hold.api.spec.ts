import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../../support/given/history-of.js';
import { givenTruck } from '../../support/given/given-truck.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { dayView, givenBranch } from './day-calls.js';
import { book, givenHeldJob, givenHold, hold, holdsOf, release, tokenAt } from './hold-calls.js';
import type { HoldAnswer } from './hold-calls.js';
import { DAY, givenBooked } from './slot-calls.js';
import { requestOf } from './stand-in-calls.js';

describe('a hold that was given back', () => {
  let api: TestApi;
  let branchId: string;
  let truckId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    branchId = (await givenBranch(api, { latitude: 36.15, longitude: -95.99 }))._id;
    truckId = (await givenTruck(api, { branchId }))._id;
  });
  afterEach(async () => {
    api.setTime(undefined);
    for (const { _id: id } of (await holdsOf(api)).body) await release(api, id);
  });

  const offer = (draft: string) => ({ branchId, driveOut: 0.5, driveBack: 0.5, draft });
  const shown = async () => (await dayView(api, DAY, { branchId })).reservations;
  const again = (id: string, undoes: string, client: ApiClient = api.as('sales')) =>
    client.put<HoldAnswer['body'] & { with?: object[] }>(`slots/hold/${id}`, { undoes });

  it('is held again as long as it would have been, by whoever gave it back [R-SLOT-16]', async () => {
    const { _id: id, expiresAt } = await givenHold(api, '09:00', offer('page'));
    const before = await shown();
    for (const client of [api.as('sales'), api.as('manager')]) {
      const given = await release(api, id, client);
      expect(await shown()).toEqual([]);
      const { status, body } = await again(id, requestOf(given), client);
      expect([status, body]).toMatchObject([200, { _id: id, expiresAt, renewed: false }]);
      expect(await shown()).toEqual(before);
      // A second time nothing changes.
      expect((await again(id, requestOf(given), client)).status).toBe(200);
    }
    const renewed = await api.as('sales').put<HoldAnswer['body']>(`slots/hold/${id}`);
    expect([renewed.status, renewed.body]).toMatchObject([200, { renewed: true }]);
  });

  it('is told with its customer and its day: held, given back, held again [R-SLOT-29]', async () => {
    const job = await givenHeldJob(api, { branchId });
    const body = { ...offer('page'), activityId: job.activityId };
    const { _id: id } = await givenHold(api, '09:00', body);
    const given = await release(api, id);
    expect((await again(id, requestOf(given))).status).toBe(200);
    expect((await book(api, id, job)).status).toBe(200);
    for (const [entity, entityId] of [
      ['day', `${branchId}:${DAY}`],
      ['customer', job.customerId],
    ] as const) {
      const events = (await historyOf(api, entity, entityId)).filter(({ changes }) =>
        changes.some(({ field }) => field === `holds.${id}`),
      );
      expect(events.toReversed().map(({ data }) => data)).toMatchObject([
        { held: 'taken' },
        { held: 'givenBack' },
        { held: 'again', undoes: requestOf(given) },
        { held: 'booked' },
      ]);
    }
  });

  it('is not where its hours are taken by now, and says by whom [R-SLOT-16]', async () => {
    const { _id: id } = await givenHold(api, '09:00', offer('page'));
    const given = await release(api, id);
    await givenBooked(api, truckId, { branchId, name: 'Gomez', from: '10:00' });
    const { status, body } = await again(id, requestOf(given));
    expect([status, body]).toMatchObject([
      409,
      { code: 'SLOT_TAKEN', with: [{ customerName: expect.stringContaining('Gomez') }] },
    ]);
    expect(await shown()).toEqual([]);
    expect((await holdsOf(api)).body).toEqual([]);
  });

  it('is not where its holder has another time for the same by now [R-SLOT-15]', async () => {
    const { _id: id } = await givenHold(api, '09:00', offer('page'));
    const given = await release(api, id);
    await hold(api, await tokenAt(api, '13:00', offer('page')));
    const before = await shown();
    const { status, body } = await again(id, requestOf(given));
    expect([status, body]).toMatchObject([
      409,
      { message: `${api.people.sales.displayName} holds another time for this by now.` },
    ]);
    expect(await shown()).toEqual(before);
  });

  it('is not by anybody else, and not once its time is over [R-SLOT-16]', async () => {
    const { _id: id, expiresAt } = await givenHold(api, '09:00', offer('page'));
    const given = await release(api, id);
    const other = await again(id, requestOf(given), api.as('manager'));
    expect(other).toMatchObject({ status: 400, body: { errors: [{ path: 'undoes' }] } });
    api.setTime(expiresAt);
    expect(await again(id, requestOf(given))).toMatchObject({
      ...{ status: 410, body: { code: 'HOLD_EXPIRED' } },
    });
  });
});
