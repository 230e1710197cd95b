import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/ids.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, instant, json, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { onConstraint } from '#platform/database/pg-error.js';
import { DIRECT_LEG, OPERATION } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { JobOnTruck } from '../domain/linked-pairs.js';
import { slotTaken } from '../refusals.js';
import { PARTS_ON_TRUCKS } from '../sql/parts-on-trucks.function.js';
import { servingTrucks, standInOf } from './row-of-day.sql.js';
import { toOccupied, toRowOccupied } from './row-occupied.mapper.js';
import type { OccupiedJson, Occupied, RowOccupied, StandInJson } from './row-occupied.mapper.js';

export type { Occupied, RowOccupied } from './row-occupied.mapper.js';

/** Why a truck is unavailable, and from when on: `HH:mm` by the branch's clock, null for all day. */
export interface Unavailability {
  note: string;
  from: string | null;
}

/** The truck of an operation, and the operations before and after it to which it drives directly. */
export interface TruckOfOperation {
  truckId: string;
  follows: string | null;
  followedBy: string | null;
}

/** The outcome of booking a slot; what was on the row that day before, without expired reservations. */
export interface BookedSlot extends RowOccupied {
  isBooked: boolean;
}

/** One booking of a truck, on its row. The window is already aligned to the board's blocks. */
export interface Slot {
  truckId: string;
  operationId: string;
  day: LocalDate;
  window: TimeWindow;
}

/** A slot reserved for a visitor until it expires. */
export interface SlotReservation {
  truckId: string;
  day: LocalDate;
  window: TimeWindow;
  expiresAt: Date;
  secretHash: string;
  heldBy: string | null;
}

const RANGE = "tstzrange($1::timestamptz, $2::timestamptz, '[)')";
const DROP_EXPIRED = `
  delete from scheduling.occupancy
  where truck_id = ${servingTrucks('$1', '$2')} and day = $2 and kind = 'hold' and expires_at <= now()`;
const occupiedOn = (trucks: string, day: string): string => `
  select id, kind, operation_id as "operationId", hold_id as "holdId", truck_id as "truckId",
         row_truck_id as "rowId", is_rest as "isRest", lower(during) as start, upper(during) as end,
         json_build_object('start', lower(whole), 'end', upper(whole)) as whole,
         unavailable_from is not null as "isRestOfDay",
         (select followed_id from ${DIRECT_LEG} where follower_id = operation_id) as follows
  from scheduling.occupancy
  where truck_id = ${trucks} and day = ${day} and (kind <> 'hold' or expires_at > now())`;
const ON_TRUCK = statement(
  { occupied: json<OccupiedJson[]>() },
  sql`select coalesce(json_agg(one), '[]') as occupied from (${occupiedOn('$1', '$2')}) one`,
);
const ON_ROW = statement(
  { occupied: json<OccupiedJson[]>(), standIn: json<StandInJson>().orNull() },
  sql`
  select (select coalesce(json_agg(one), '[]') from (${occupiedOn(servingTrucks('$1', '$2'), '$2')}) one)
           as occupied,
         (select row_to_json(one) from (${standInOf('$1', '$2')}) one) as "standIn"`,
);
const JOBS_ON_TRUCK = statement(
  { operationId: id(), start: instant() },
  sql`
  select b.operation_id as "operationId", o.date as start
  from scheduling.occupancy b join ${OPERATION} o on o.id = b.operation_id
  where b.row_truck_id = $1 and b.day = $2 and not b.is_rest`,
);
// The operation's former slot and expired reservations are released first; the count makes sure of
// the order.
const BOOK = statement(
  {
    isBooked: boolean(),
    occupied: json<OccupiedJson[]>(),
    standIn: json<StandInJson>().orNull(),
  },
  sql`
  with gone as (
    delete from scheduling.occupancy
    where operation_id = $6
       or (truck_id = ${servingTrucks('$3', '$5')} and day = $5 and kind = 'hold' and expires_at <= now())
    returning id),
  parts as materialized (select * from ${PARTS_ON_TRUCKS}($3, $5, ${RANGE})),
  booked as (
    insert into scheduling.occupancy
      (id, truck_id, row_truck_id, kind, day, during, whole, is_rest, operation_id)
    select $4, parts.truck_id, $3, 'booking', $5, parts.during, ${RANGE}, parts.is_rest, $6
    from (select count(*) from gone) room cross join parts
    on conflict do nothing
    returning id)
  select (select count(*) from booked) = (select count(*) from parts) as "isBooked",
         (select coalesce(json_agg(one), '[]') from (${occupiedOn(servingTrucks('$3', '$5'), '$5')}) one)
           as occupied,
         (select row_to_json(one) from (${standInOf('$3', '$5')}) one) as "standIn"`,
);
const HOLD = `
  insert into scheduling.occupancy
    (id, truck_id, row_truck_id, kind, day, during, whole, is_rest, expires_at, secret_hash, held_by)
  select $4, part.truck_id, $3, 'hold', $5, part.during, ${RANGE}, part.is_rest, $6, $7, $8
  from ${PARTS_ON_TRUCKS}($3, $5, ${RANGE}) part`;
const RELEASE_SLOT = statement(
  { branch_id: id(), truck_id: id(), day: day() },
  sql`
  with gone as (
    delete from scheduling.occupancy where id = $1 and kind = 'hold'
    returning row_truck_id, day)
  select t.branch_id, t.id as truck_id, gone.day from gone join ${TRUCK} t on t.id = gone.row_truck_id limit 1`,
  'plain',
);
const BLOCK = `
  insert into scheduling.occupancy (id, truck_id, kind, day, during, note, unavailable_from)
  values ($4, $3, 'unavailable', $5, ${RANGE}, $6, $7)`;
const TRUCK_OF = statement(
  { truckId: id(), follows: text().orNull(), followedBy: text().orNull() },
  sql`
  select row_truck_id as "truckId",
         (select followed_id from ${DIRECT_LEG} where follower_id = operation_id) as follows,
         (select follower_id from ${DIRECT_LEG} where followed_id = operation_id) as "followedBy"
  from scheduling.occupancy where operation_id = $1 and not is_rest`,
);
// For a list PostgreSQL would plan anew each time.
const FREE_ONE = 'delete from scheduling.occupancy where operation_id = $1';
const FREE = 'delete from scheduling.occupancy where operation_id = any ($1)';
const UNBLOCK = statement(
  { note: text(), from: text().orNull(), truck_id: id() },
  sql`
  delete from scheduling.occupancy
  where truck_id = any ($1) and day = $2 and kind = 'unavailable'
  returning truck_id, note, to_char(unavailable_from, 'HH24:MI') as "from"`,
  'plain',
);
const BOOKED = statement(
  { truck_id: id() },
  sql`
  select on_truck as truck_id
  from scheduling.occupancy o cross join lateral unnest(array[o.truck_id, o.row_truck_id]) on_truck
  where (o.truck_id = any ($1) or o.row_truck_id = any ($1)) and on_truck = any ($1)
    and o.kind = 'booking' and ($2::date is null or o.day = $2)`,
  'plain',
);
const OUT_FOR_THE_REST = statement(
  { truck_id: id() },
  sql`
  select truck_id from scheduling.occupancy
  where truck_id = any ($1) and day = $2 and unavailable_from is not null`,
  'plain',
);

/** The one table with bookings, live reservations and unavailability of trucks. */
@Injectable()
export class OccupancyRepository {
  constructor(private readonly db: Db) {}

  /** What lies on the truck that day; expired reservations are gone. */
  async onTruck(truckId: string, day: LocalDate): Promise<Occupied[]> {
    const [row] = await this.db.rows(ON_TRUCK, [truckId, day]);
    return (row?.occupied ?? []).map(toOccupied);
  }

  /** What lies on the trucks that serve the row of the truck that day; expired reservations are gone. */
  async onRow(truckId: string, day: LocalDate): Promise<RowOccupied> {
    const [row] = await this.db.rows(ON_ROW, [truckId, day]);
    return toRowOccupied(row ?? { occupied: [], standIn: null });
  }

  /** The jobs for which the truck is booked that day. */
  jobsOnTruck(truckId: string, day: LocalDate): Promise<JobOnTruck[]> {
    return this.db.rows(JOBS_ON_TRUCK, [truckId, day]);
  }

  /** Replaces the slot that the operation had, if nothing else is on the truck. */
  async book({ truckId, operationId, day, window }: Slot): Promise<BookedSlot> {
    const { start, end } = window;
    const values = [start, end, truckId, newId(), day, operationId];
    const [row] = await this.db.rows(BOOK, values);
    if (!row) throw new Error(`Nobody said what came of booking ${operationId}`);
    return { isBooked: row.isBooked, ...toRowOccupied(row) };
  }

  /**
   * @returns the id of the reservation
   * @throws 409 SLOT_TAKEN
   */
  async reserveSlot(
    { truckId, day, window, expiresAt, secretHash, heldBy }: SlotReservation,
    id = newId(),
  ): Promise<string> {
    const { start, end } = window;
    const values = [start, end, truckId, id, day, expiresAt, secretHash, heldBy];
    await this.insert(HOLD, truckId, day, values);
    return id;
  }

  /** Where the reservation was; undefined when it is gone. */
  async releaseSlot(
    id: string,
  ): Promise<{ branchId: string; truckId: string; day: LocalDate } | undefined> {
    const [row] = await this.db.rows(RELEASE_SLOT, [id]);
    return row && { branchId: row.branch_id, truckId: row.truck_id, day: row.day };
  }

  /**
   * Takes the truck off the board for a window of a day.
   * @throws 409 SLOT_TAKEN for a live reservation
   */
  async block(
    truckId: string,
    day: LocalDate,
    window: TimeWindow,
    { note, from }: Unavailability,
  ): Promise<void> {
    const values = [window.start, window.end, truckId, newId(), day, note, from];
    await this.insert(BLOCK, truckId, day, values);
  }

  /** @returns how each truck was unavailable that was. */
  async unblock(truckIds: string[], day: LocalDate): Promise<Map<string, Unavailability>> {
    const values = [truckIds, day];
    const rows = await this.db.rows(UNBLOCK, values);
    return new Map(rows.map(({ truck_id: truckId, note, from }) => [truckId, { note, from }]));
  }

  /** On which truck an operation has its slot, and with which others it is linked. */
  async truckOf(operationId: string): Promise<TruckOfOperation | undefined> {
    const [row] = await this.db.rows(TRUCK_OF, [operationId]);
    return row;
  }

  /** Gives the slots of these operations back. */
  async free(operationIds: readonly string[]): Promise<void> {
    const [one, ...others] = operationIds;
    if (one === undefined) return;
    if (others.length === 0) await this.db.prepared(FREE_ONE, [one]);
    else await this.db.query(FREE, [operationIds]);
  }

  /** Which of these trucks have a booking, on that day or (`null`) ever. */
  booked(truckIds: string[], day: LocalDate | null): Promise<Set<string>> {
    return this.trucksIn(BOOKED, [truckIds, day]);
  }

  /** Which of these trucks are unavailable for the rest of that day only. */
  outForTheRest(truckIds: string[], day: LocalDate): Promise<Set<string>> {
    return this.trucksIn(OUT_FOR_THE_REST, [truckIds, day]);
  }

  private async trucksIn(which: typeof BOOKED, values: unknown[]): Promise<Set<string>> {
    const rows = await this.db.rows(which, values);
    return new Set(rows.map(({ truck_id: truckId }) => truckId));
  }

  /** Reservations that expired make room first. */
  private async insert(
    sql: string,
    truckId: string,
    day: LocalDate,
    values: unknown[],
  ): Promise<void> {
    await this.db.execute(DROP_EXPIRED, [truckId, day]);
    await this.db.execute(sql, values).catch(refuseOverlap);
  }
}

const refuseOverlap = (error: unknown): never =>
  onConstraint(error, {
    occupancy_never_overlaps: slotTaken,
    occupancy_one_truck_an_operation: slotTaken,
  });
