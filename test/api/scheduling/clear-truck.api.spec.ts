import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView, seat } from './day-calls.js';

const TODAY = localDateOf(new Date(), 'America/Chicago');
const YESTERDAY = addDays(TODAY, -1);
const SOON = addDays(TODAY, 3);

/** What the days keep of a truck that DELETE /truck/{id}?clear=true takes out of service. */
describe('a truck that is cleared', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const leave = (truckId: string) =>
    api.as('manager').delete(`truck/${truckId}`, { query: { clear: true } });

  it('loses its crews from today on, and its moves to the row of their day', async () => {
    const truck = (await givenTruck(api))._id;
    const mover = (await hire(api))._id;
    for (const day of [YESTERDAY, TODAY, SOON]) {
      await seat(api, day, { mover, truck, position: 1 });
    }
    const move = await givenMove(api, SOON);
    await assign(api, move, truck);
    expect((await leave(truck)).status).toBe(200);

    const seatsOn = async (day: string) => (await dayView(api, day)).assignment.movers.length;
    expect([await seatsOn(YESTERDAY), await seatsOn(TODAY), await seatsOn(SOON)]).toEqual([
      1, 0, 0,
    ]);
    const view = await dayView(api, SOON);
    expect(view.trucks.map(({ _id }) => _id)).not.toContain(truck);
    expect(view.customers[0]?.bookings[0]?.operation).toMatchObject({
      _id: move.operationId,
      truck: null,
      unassigned: true,
    });
    expect((await dayView(api, TODAY)).revision).toBe(2);
  });

  it('leaves alone what is moved to another truck at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const day = addDays(SOON, round + 1);
      const [from, to] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
      const move = await givenMove(api, day);
      const { body } = await assign(api, move, from);
      const again = { ...move, nounce: body.nounce };
      const [moved, cleared] = await Promise.all([assign(api, again, to), leave(from)]);
      expect(cleared.status).toBe(200);
      const after = await readMove(api, move.customerId);
      const operation = after.customer.move.activities[0]?.operations[0];
      expect(operation?.truck).toBe(moved.status === 200 ? to : null);
      expect(operation?.unassigned).toBe(moved.status !== 200);
      expect([200, 409]).toContain(moved.status);
    }
  });
});
