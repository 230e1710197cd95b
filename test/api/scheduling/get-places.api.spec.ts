import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacesView } from '#modules/scheduling/contract/places.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { putOnCall, seat } from './day-calls.js';

const DAY = '2027-06-09';

describe('GET /movemanager/places', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('is for those who dispatch [R-STAFF-10]', async () => {
    expect((await api.as('sales').get('movemanager/places')).status).toBe(403);
  });

  it('says of people and trucks where they are today, by the clock of their branch [R-STAFF-10, R-TRUCK-15]', async () => {
    const [truck, out] = [await givenTruck(api), (await givenTruck(api))._id];
    const [bo, cy, di] = [await hire(api), await hire(api), await hire(api)];
    expect((await assign(api, await givenMove(api, DAY), truck._id)).status).toBe(200);
    await seat(api, DAY, { mover: bo._id, truck: truck._id, position: 1 });
    await seat(api, '2027-06-10', { mover: cy._id, truck: truck._id, position: 1 });
    await putOnCall(api, DAY, { onCall: cy._id });
    const manager = api.as('manager');
    const off = { employee: di._id, reason: 'Vacation' };
    expect((await manager.put(`assignment/off/${api.branchId}/${DAY}`, off)).status).toBe(200);
    const down = { date: DAY, truckIds: [out], note: 'Brakes' };
    expect((await manager.put('movemanager/removefromservice', down)).status).toBe(200);

    // In Oklahoma City it is still the ninth.
    api.setTime('2027-06-10T04:30:00Z');
    const { body } = await manager.get<PlacesView>('movemanager/places');
    const at = { branchId: api.branchId };
    const nowhere = { truckName: null, position: null };
    const people = [
      { employee: bo._id, ...at, truckName: truck.name, position: 1, off: false },
      { employee: cy._id, ...at, ...nowhere, off: false },
      { employee: di._id, ...at, ...nowhere, off: true },
    ];
    expect(body.people).toHaveLength(people.length);
    expect(body.people).toEqual(expect.arrayContaining(people));
    expect(body.trucks).toHaveLength(2);
    expect(body.trucks).toEqual(
      expect.arrayContaining([
        { truck: truck._id, jobs: 1, crew: [bo.displayName], unavailable: null },
        { truck: out, jobs: 0, crew: [], unavailable: 'Brakes' },
      ]),
    );
    api.setTime('2027-06-10T05:30:00Z');
    const { body: next } = await manager.get<PlacesView>('movemanager/places');
    expect(next.people.map(({ employee }) => employee)).toEqual([cy._id]);
  });
});
