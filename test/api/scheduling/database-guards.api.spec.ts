import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { pgErrorOf } from '#platform/database/pg-error.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';

type Statement = [sql: string, values?: unknown[]];

const DAY = '2027-03-01';
const MORNING = `tstzrange('${DAY}T14:00Z', '${DAY}T16:00Z', '[)')`;
const LATE_MORNING = `tstzrange('${DAY}T15:45Z', '${DAY}T18:00Z', '[)')`;
const NOON = `tstzrange('${DAY}T16:00Z', '${DAY}T18:00Z', '[)')`;

/** What the database refuses to an owner who writes past every rule of the program. */
describe('the database guards itself', () => {
  let api: TestApi;
  let truck: string;
  let other: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    truck = (await givenTruck(api))._id;
    other = (await givenTruck(api))._id;
  });

  /**
   * Everything in one transaction.
   * @returns the error that refused it, or 'done'
   */
  async function attempt(...statements: Statement[]): Promise<string> {
    const client = await api.get(Db).pool.connect();
    try {
      await client.query('begin');
      for (const [sql, values] of statements) await client.query(sql, values);
      await client.query('commit');
      return 'done';
    } catch (error) {
      await client.query('rollback');
      const { code, constraint } = pgErrorOf(error) ?? { code: String(error) };
      return constraint ?? code;
    } finally {
      client.release();
    }
  }

  const block = (truckId: string, during = MORNING): Statement => [
    `insert into scheduling.occupancy (id, truck_id, kind, day, during, note)
     values ($1, $2, 'unavailable', '${DAY}', ${during}, 'brakes')`,
    [newId(), truckId],
  ];
  const hold = (truckId: string, during = MORNING): Statement => [
    `insert into scheduling.occupancy
       (id, truck_id, kind, day, during, expires_at, secret_hash)
     values ($1, $2, 'hold', '${DAY}', ${during}, now() + interval '10 minutes', 'secret')`,
    [newId(), truckId],
  ];
  const slot = (truckId: string, operationId: string, during = MORNING): Statement => [
    `insert into scheduling.occupancy (id, truck_id, kind, day, during, operation_id)
     values ($1, $2, 'booking', '${DAY}', ${during}, $3)`,
    [newId(), truckId, operationId],
  ];
  const putOn = (truckId: string | null, operationId: string): Statement => [
    'update moves.operation set truck_id = $1 where id = $2',
    [truckId, operationId],
  ];
  const operation = async (): Promise<string> => (await givenMove(api, DAY)).operationId;

  async function bookedOperation(): Promise<string> {
    const move = await givenMove(api, DAY);
    const { status } = await assign(api, move, truck);
    expect(status).toBe(200);
    return move.operationId;
  }

  describe('the time of a truck', () => {
    it('is taken once, whatever takes it', async () => {
      const id = await operation();
      expect(await attempt(block(truck))).toBe('done');
      expect(await attempt(block(truck, LATE_MORNING))).toBe('occupancy_never_overlaps');
      expect(await attempt(hold(truck, LATE_MORNING))).toBe('occupancy_never_overlaps');
      const booking = [putOn(truck, id), slot(truck, id, LATE_MORNING)];
      expect(await attempt(...booking)).toBe('occupancy_never_overlaps');
      expect(await attempt(hold(other, LATE_MORNING))).toBe('done');
      expect(await attempt(hold(truck, NOON))).toBe('done');
    });

    it('is not stretched over another slot later', async () => {
      await attempt(hold(truck), hold(truck, NOON));
      const stretch = `update scheduling.occupancy set during = ${LATE_MORNING} where truck_id = $1
        and during = ${MORNING}`;
      expect(await attempt([stretch, [truck]])).toBe('occupancy_never_overlaps');
    });

    it('is taken by one of two transactions that run at once', async () => {
      const outcomes = await Promise.all([
        attempt(hold(truck)),
        attempt(hold(truck, LATE_MORNING)),
        attempt(block(truck)),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    });

    it('is a half-open stretch with both ends', async () => {
      for (const during of [
        `tstzrange('${DAY}T14:00Z', '${DAY}T16:00Z', '[]')`,
        `tstzrange('${DAY}T14:00Z', null, '[)')`,
        'tstzrange(null, null)',
        "'empty'::tstzrange",
      ]) {
        expect(await attempt(block(truck, during))).toBe('occupancy_is_half_open');
      }
    });

    it('says what its kind needs', async () => {
      const [sql, values] = hold(truck);
      const nameless = sql.replace('now() + interval', 'null::timestamptz + interval');
      expect(await attempt([nameless, values])).toBe('occupancy_has_what_its_kind_needs');
      const strange = sql.replace("'hold'", "'lunch'");
      expect(['occupancy_kind_known', 'occupancy_has_what_its_kind_needs']).toContain(
        await attempt([strange, values]),
      );
      expect(await attempt(block(newId()))).toBe('occupancy_truck_id_fkey');
    });
  });

  describe('an operation on a truck', () => {
    it('has its slot on that truck', async () => {
      const id = await operation();
      expect(await attempt(putOn(truck, id))).toBe('operation_booked_without_slot');
      expect(await attempt(slot(truck, id))).toBe('occupancy_is_where_its_operation_is');
      const elsewhere = [putOn(truck, id), slot(other, id)];
      expect(['operation_booked_without_slot', 'occupancy_is_where_its_operation_is']).toContain(
        await attempt(...elsewhere),
      );
      expect(await attempt(slot(truck, id), putOn(truck, id))).toBe('done');
    });

    it('loses truck and slot together', async () => {
      const id = await bookedOperation();
      const free: Statement = ['delete from scheduling.occupancy where operation_id = $1', [id]];
      expect(await attempt(free)).toBe('operation_booked_without_slot');
      expect(await attempt(putOn(null, id))).toBe('occupancy_is_where_its_operation_is');
      expect(await attempt(putOn(other, id))).toMatch(/operation_booked|occupancy_is_where/);
      expect(await attempt(['delete from trucks.truck where id = $1', [truck]])).toBe(
        'operation_booked_without_slot',
      );
      expect(await attempt(free, putOn(null, id))).toBe('done');
    });

    it('does not give its slot to something else', async () => {
      const id = await bookedOperation();
      const turned = `update scheduling.occupancy set kind = 'unavailable', operation_id = null,
        note = 'brakes' where operation_id = $1`;
      expect(await attempt([turned, [id]])).toBe('operation_booked_without_slot');
      const carried = 'update scheduling.occupancy set truck_id = $2 where operation_id = $1';
      expect(await attempt([carried, [id, other]])).toMatch(/operation_booked|occupancy_is_where/);
    });

    it('is on one truck and not on the row besides', async () => {
      const id = await bookedOperation();
      expect(await attempt(slot(other, id))).toBe('occupancy_one_truck_an_operation');
      const rowed = 'update moves.operation set unassigned = true where id = $1';
      expect(await attempt([rowed, [id]])).toBe('operation_unassigned_has_no_truck');
    });
  });

  describe('a crew', () => {
    const place = (
      employeeId: string,
      truckId: string | null,
      position: number | null,
    ): Statement => [
      `insert into scheduling.crew_place (day, employee_id, branch_id, truck_id, position)
       values ('${DAY}', $1, $2, $3, $4)`,
      [employeeId, api.branchId, truckId, position],
    ];

    it('has a person in one place a day', async () => {
      const { _id } = await hire(api);
      expect(await attempt(place(_id, truck, 1))).toBe('done');
      for (const second of [place(_id, truck, 2), place(_id, other, 1), place(_id, null, null)]) {
        expect(await attempt(second)).toBe('crew_one_place_a_day');
      }
    });

    it('has one person on a seat, and three seats', async () => {
      const [one, two] = [(await hire(api))._id, (await hire(api))._id];
      await attempt(place(one, truck, 1));
      expect(await attempt(place(two, truck, 1))).toBe('crew_seat_taken_once');
      expect(await attempt(place(two, truck, 3))).toBe('crew_position_known');
      expect(await attempt(place(two, truck, null))).toBe('crew_seat_is_whole');
      expect(await attempt(place(two, null, 1))).toBe('crew_seat_is_whole');
      expect(await attempt(place(newId(), truck, 2))).toBe('crew_place_employee_id_fkey');
    });

    it('has nobody who is off that day [R-CREW-12]', async () => {
      const { _id } = await hire(api);
      const off = (day: string): Statement => [
        'insert into scheduling.day_off (employee_id, day, reason) values ($1, $2, $3)',
        [_id, day, 'Flu'],
      ];
      expect(await attempt(off('2027-03-02'), place(_id, truck, 1))).toBe('done');
      const moved = 'update scheduling.crew_place set day = $2 where employee_id = $1';
      for (const both of [off(DAY), [moved, [_id, '2027-03-02']] satisfies Statement]) {
        expect(await attempt(both)).toBe('nobody_off_has_a_place');
      }
    });

    it('has two managers', async () => {
      const both = `insert into scheduling.day_plan
        (branch_id, day, acting_manager_id, support_manager_id) values ($1, '${DAY}', $2, $2)`;
      expect(await attempt([both, [api.branchId, api.people.manager._id]])).toBe(
        'day_has_two_managers',
      );
    });
  });

  it('keeps the history as it was written, from its owner too', async () => {
    for (const sql of [
      "update platform.history_event set type = 'OTHER'",
      'delete from platform.history_event',
      'truncate platform.history_event',
      'truncate platform.history_event cascade',
    ])
      await expect(api.asOwner(sql)).rejects.toThrow('the history is append-only');
  });
});
