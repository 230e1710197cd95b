import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { apply, repairOf, shown, undo } from '../planning/desk-calls.js';
import { dayView, removeFromService, seat } from './day-calls.js';
import { hire } from '../../support/given/hire.js';
import { booked, givenTrucks, putStandIn, truckOn } from './stand-in-calls.js';

/** A row that another truck serves, and one of the two goes down. */
describe('trucks that go down while one stands in for the other', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  /** A job from 10 AM to 2 PM on the row, which another truck serves from 9:45 AM on. */
  async function servedRow(date: string) {
    const [truck = '', by = '', free = ''] = await givenTrucks(api, 3);
    const move = await booked(api, date, truck, { start: '10:00', duration: 4 });
    const mover = (await hire(api))._id;
    await seat(api, date, { mover, truck, position: 1 });
    expect((await putStandIn(api, { date, truck, by })).status).toBe(200);
    return { truck, by, free, move };
  }
  const down = (date: string, truck: string, from?: string) =>
    removeFromService(api, { date, truckIds: [truck], from, note: 'Brakes' });
  const named = (operation: string) => ({
    status: 409,
    body: { code: 'TRUCK_HAS_BOOKINGS', bookings: [{ operation, start: '10:00', end: '14:00' }] },
  });

  it('lets the truck of the row go down: its jobs and its crew are on the other one [R-TRUCK-21]', async () => {
    const date = '2027-08-02';
    const { truck, by, move } = await servedRow(date);
    expect(await down(date, truck)).toMatchObject(named(move.operationId));
    expect((await down(date, truck, '09:45')).status).toBe(200);
    const { assignment, customers } = await dayView(api, date);
    expect(assignment.movers).toMatchObject([{ truck }]);
    expect(customers.flatMap(({ bookings }) => bookings)[0]?.operation.truck).toBe(truck);
    const shownNow = await truckOn(api, date, truck);
    expect(shownNow).toMatchObject({ unavailableFrom: '09:45', standIn: { truck: by } });
  });

  it('names the jobs of the row where the truck that stands in is to go down before their end [R-TRUCK-21]', async () => {
    const date = '2027-08-03';
    const { by, move } = await servedRow(date);
    for (const from of [undefined, '13:45'])
      expect(await down(date, by, from)).toMatchObject(named(move.operationId));
    expect((await down(date, by, '14:00')).status).toBe(200);
  });

  it('repairs the row where the truck that stands in goes down, and takes that back [R-TRUCK-21]', async () => {
    const date = '2027-08-04';
    const { truck, by, move } = await servedRow(date);
    const before = shown(await dayView(api, date));
    const made = await repairOf(api, date, { truckDown: { truck: by, from: '09:45' } });
    expect(made.now.steps[0]).toMatchObject({ op: 'place', id: move.operationId });
    const done = await apply(api, made._id, { option: 1, version: made.version });
    expect(done.status).toBe(200);
    const [booking] = (await dayView(api, date)).customers.flatMap(({ bookings }) => bookings);
    expect([truck, by, null]).not.toContain(booking?.operation.truck);
    expect(await truckOn(api, date, by)).toMatchObject({ unavailableFrom: '09:45' });
    expect((await undo(api, made._id)).status).toBe(200);
    expect(shown(await dayView(api, date))).toBe(before);
  });
});
