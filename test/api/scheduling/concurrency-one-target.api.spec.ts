import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import { saveOperation } from './day-calls.js';

const TRIES = 200;
/** For the preparation and for the race, each. */
const TIMEOUT_MS = TRIES * 3_000;
/** Customers made at a time. */
const AT_ONCE = 10;
const DAY = '2027-06-01';
/** Two hours from two in the afternoon. */
const TARGET = { start: '14:00', duration: 2 };
/** On the truck of the target already, at these hours of UTC. */
const NEIGHBORS = ['13:00', '15:00', '17:00'];

const SLOTS = `
  select o.operation_id, o.truck_id, o.day::text, lower(o.during) as starts
  from scheduling.occupancy o where o.operation_id = any ($1)`;
const WITHOUT = `
  select count(*)::integer as count from moves.operation o
  where o.id = any ($1) and not exists (
    select 1 from scheduling.occupancy s
    where s.operation_id = o.id and s.truck_id = o.truck_id and s.day = o.day
      and lower(s.during) = o.date)`;

interface SlotRow {
  operation_id: string;
  truck_id: string;
  day: string;
  starts: Date;
}

/** One time of one truck, wanted by everybody who is booked elsewhere. */
describe('many booked moves that want one other time at once', () => {
  let api: TestApi;
  let target: string;
  let home: string;
  const neighbors: GivenMove[] = [];
  const others: GivenMove[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    target = (await givenTruck(api))._id;
    home = (await givenTruck(api))._id;
    for (const at of NEIGHBORS) neighbors.push(await booked(DAY, target, at));
    while (others.length + neighbors.length < TRIES) {
      const some = Array.from({ length: AT_ONCE }, (_, n) =>
        booked(addDays(DAY, others.length + n), home, '14:00'),
      );
      others.push(...(await Promise.all(some)));
    }
  }, TIMEOUT_MS);
  afterAll(() => api?.close());

  async function booked(day: string, truck: string, at: string): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const job = { date: `${day}T${at}:00Z`, duration: 2 };
    const nounce = await saveOperation(api, move, job);
    const { status, body } = await assign(api, { ...move, nounce }, truck);
    expect(status).toBe(200);
    return { ...move, nounce: body.nounce };
  }

  const slots = async (ids: string[]): Promise<Map<string, SlotRow>> => {
    const rows = await api.get(Db).query<SlotRow>(SLOTS, [ids]);
    return new Map(rows.map((row) => [row.operation_id, row]));
  };

  it(
    `lets one of ${TRIES} have it, and leaves nobody without the old time or the new one [R-BOARD-35]`,
    async () => {
      const ids = [...neighbors, ...others].map(({ operationId }) => operationId);
      const before = await slots(ids);
      let isOver = false;
      const watch = async (): Promise<number> => {
        let most = 0;
        while (!isOver) {
          const [row] = await api.get(Db).query<{ count: number }>(WITHOUT, [ids]);
          most = Math.max(most, row?.count ?? 0);
        }
        return most;
      };
      const watched = watch();
      const answers = await Promise.all([
        ...neighbors.map((move) => retime(api, move, { ...TARGET, agreed: AGREED })),
        ...others.map((move) =>
          rebook(api, move, DAY, [{ _id: move.operationId, ...TARGET, truck: target }]),
        ),
      ]);
      isOver = true;
      expect(await watched).toBe(0);

      const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? 'won'}`);
      expect(outcomes.filter((one) => one === '200 won')).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set(['200 won', '409 SLOT_TAKEN']));
      const after = await slots(ids);
      const changed = ids.filter(
        (id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)),
      );
      expect(changed).toHaveLength(1);
      const [winner = ''] = changed;
      expect(after.get(winner)).toMatchObject({
        truck_id: target,
        day: DAY,
        starts: new Date(`${DAY}T19:00:00Z`),
      });
      const named = answers
        .flatMap(({ body }) => body.with ?? [])
        .map(({ operation }) => operation);
      expect(new Set(named)).toEqual(new Set([winner]));
    },
    TIMEOUT_MS,
  );
});
