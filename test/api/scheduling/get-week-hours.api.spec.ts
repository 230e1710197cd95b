import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WeekHoursView } from '#modules/scheduling/contract/week-hours.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { givenBranch, putOnCall, saveOperation, seat } from './day-calls.js';

describe('GET /movemanager/week_hours/{date}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const hours = async (day: string): Promise<WeekHoursView> =>
    (await api.as('manager').get<WeekHoursView>(`movemanager/week_hours/${day}`)).body;

  it('is for those who dispatch', async () => {
    const answers = [
      await api.as('sales').get('movemanager/week_hours/2027-06-09'),
      await api.as('manager').get('movemanager/week_hours/yesterday'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 400]);
  });

  it('counts each day on a seat from the departure of its truck to its return, Sunday to Saturday [R-CREW-15]', async () => {
    const [truck, idle] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
    const bo = (await hire(api))._id;
    const cy = (await hire(api))._id;
    // 8:00 to 11:00 and 3:00 PM to 5:30 PM, without drives.
    for (const [date, duration] of [
      ['2027-06-09T13:00:00.000Z', 3],
      ['2027-06-09T20:00:00.000Z', 2.5],
    ] as const) {
      const move = await givenMove(api, '2027-06-09');
      const nounce = await saveOperation(api, move, { date, duration });
      expect((await assign(api, { ...move, nounce }, truck)).status).toBe(200);
    }
    await seat(api, '2027-06-09', { mover: bo, truck, position: 1 });
    await seat(api, '2027-06-10', { mover: bo, truck: idle, position: 1 });
    await seat(api, '2027-06-13', { mover: bo, truck, position: 1 });
    await putOnCall(api, '2027-06-09', { onCall: cy });
    const week = await hours('2027-06-08');
    expect(week).toMatchObject({ from: '2027-06-06', to: '2027-06-12' });
    expect(week.people).toEqual([{ employee: bo, hours: 9.5, days: 2 }]);
    expect(week.places).toEqual([]);
    expect((await hours('2027-06-14')).people).toEqual([{ employee: bo, hours: 0, days: 1 }]);
  });

  it('says where people are that day, at all branches [R-CREW-27]', async () => {
    const day = '2027-07-07';
    const moore = await givenBranch(api);
    const truck = await givenTruck(api, { branchId: moore._id });
    const [bo, cy] = [(await hire(api))._id, (await hire(api))._id];
    await seat(api, day, { mover: bo, truck: truck._id, position: 1 }, { branchId: moore._id });
    await putOnCall(api, day, { onCall: cy });
    const { places } = await hours(day);
    expect(places).toHaveLength(2);
    expect(places).toContainEqual({
      ...{ employee: bo, truckName: truck.name },
      ...{ branchId: moore._id, branchName: moore.name },
    });
    expect(places).toContainEqual(
      expect.objectContaining({ employee: cy, branchId: api.branchId, truckName: null }),
    );
    expect((await hours('2027-07-08')).places).toEqual([]);
  });
});
