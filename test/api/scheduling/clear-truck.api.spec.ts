import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { Db } from '#platform/database/db.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { watchAttempts } from '../../support/api/watch-attempts.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
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
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => api?.close());

  const leave = (truckId: string) =>
    api.as('manager').delete(`truck/${truckId}`, { query: { clear: true } });

  it('loses its crews from today on, and its moves to the row of their day [R-TRUCK-6]', async () => {
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

  it('does not wait in a circle for another that has the same customers on other days', async () => {
    const days = [addDays(SOON, 20), addDays(SOON, 21)] as const;
    const trucks = [(await givenTruck(api))._id, (await givenTruck(api))._id] as const;
    const [one, other] = [await givenMove(api, days[0]), await givenMove(api, days[0])];
    const late = [await secondDay(one, days[1]), await secondDay(other, days[1])] as const;
    const bookings = [
      [one, one.operationId, trucks[0]],
      [one, late[0], trucks[1]],
      [other, other.operationId, trucks[1]],
      [other, late[1], trucks[0]],
    ] as const;
    for (const [{ customerId }, operationId, truck] of bookings) {
      const { nounce } = await readMove(api, customerId);
      expect((await assign(api, { operationId, nounce }, truck)).status).toBe(200);
    }
    const faults = watchAttempts(api);
    const colleague = await api.get(Db).pool.connect();
    await colleague.query('begin');
    await colleague.query('select from moves.operation where id = any($1) for update', [
      bookings.map(([, operationId]) => operationId),
    ]);
    const left = trucks.map((truck) => leave(truck));
    await whenWaiting(api, 2);
    await colleague.query('commit');
    colleague.release();
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await faults()).not.toContain('40P01');
  });

  /** @returns its operation */
  async function secondDay({ customerId }: GivenMove, day: string): Promise<string> {
    const { nounce } = await readMove(api, customerId);
    const body = { movingContractId: customerId, activityDay: day, nounce };
    const answer = await api.as('sales').post<{ activity: ActivityView }>('move/activity', body);
    return answer.body.activity.operations[0]?._id ?? '';
  }
});
