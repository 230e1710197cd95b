import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { givenBranch, removeFromService, seat } from './day-calls.js';
import { DAY, findSlots } from './slot-calls.js';
import { putStandIn } from './stand-in-calls.js';

describe('searches on a day on which a truck stands in', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  /** A branch of two trucks, the first without a lift, the second, which stands in, with one. */
  async function given(date: string) {
    const branchId = (await givenBranch(api))._id;
    const truck = (await givenTruck(api, { branchId }))._id;
    const by = (await givenTruck(api, { branchId, hasLift: true }))._id;
    const put = (from: string) => putStandIn(api, { branchId, date, truck, by, from });
    const starts = async (over: object = {}) => {
      const query = { from: date, days: 1, duration: 2, ...over };
      const { body } = await api
        .as('sales')
        .get<AvailabilityView>(`movemanager/availability/${branchId}`, { query });
      return body.availabilities[0]?.startTimes ?? [];
    };
    return { branchId, truck, by, put, starts };
  }
  const slotsAt = (list: { time: string; slots: number }[], at: string): number =>
    list.find(({ time }) => time === at)?.slots ?? 0;

  it('find the row free while what serves it is, and in service [R-TRUCK-16]', async () => {
    const date = '2027-08-03';
    const { truck, put, starts } = await given(date);
    await removeFromService(api, { date, truckIds: [truck], from: '10:00' });
    expect(slotsAt(await starts(), '12:00')).toBe(1);
    expect((await put('10:00')).status).toBe(200);
    expect(slotsAt(await starts(), '12:00')).toBe(2);
    await removeFromService(api, { date, truckIds: [truck], from: '09:00' });
    const later = await starts();
    expect(slotsAt(later, '09:00')).toBe(1);
    expect(slotsAt(later, '10:00')).toBe(2);
  });

  it('take the lift of the truck that does the work [R-TRUCK-17]', async () => {
    const date = '2027-08-04';
    const { put, starts } = await given(date);
    await put('12:00');
    const found = await starts({ requiresLift: true });
    expect(slotsAt(found, '10:15')).toBe(1);
    expect(slotsAt(found, '12:00')).toBe(2);
  });

  it('offer no slot where the truck that serves the row is busy with its own [R-TRUCK-16]', async () => {
    const { branchId, truck, by, put } = await given(DAY);
    expect((await put('07:00')).status).toBe(200);
    await removeFromService(api, { date: DAY, truckIds: [truck] });
    const wanted = { branchId, from: DAY, days: 1, duration: 3, driveOut: 0.5, driveBack: 0.5 };
    const find = async (truckCount: number) => {
      const { status, body } = await findSlots(api, { ...wanted, truckCount });
      expect(status).toBe(200);
      return body.slots;
    };
    // Each row alone is free, the one by the truck of the other.
    const trucks = (await find(1)).flatMap((slot) => slot.trucks.map((one) => one.truck));
    expect([truck, by]).toContain(trucks[0]);
  });

  it('tell the crew which truck they drive, and from when on [R-CREW-9]', async () => {
    const date = '2027-08-06';
    const hand = await hire(api);
    const [truck, by] = [await givenTruck(api), await givenTruck(api)];
    await seat(api, date, { mover: hand._id, truck: truck._id, position: 1 });
    const day = async () => {
      const self = await api.asEmployee(hand);
      const query = { from: date, to: date };
      const path = `assignment/schedule/${hand._id}`;
      return (await self.get<ScheduleView>(path, { query })).body[date];
    };
    expect(await day()).not.toHaveProperty('standIn');
    await putStandIn(api, { date, truck: truck._id, by: by._id });
    expect(await day()).toMatchObject({
      truckName: truck.name,
      standIn: { name: by.name, from: '09:45' },
    });
  });
});
