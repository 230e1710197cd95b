import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TRUCK } from '#modules/trucks/index.js';
import { PARTS_ON_TRUCKS } from '../sql/parts-on-trucks.function.js';

/** What serves the row of a truck on a day. */
export interface StoredStandIn {
  truckId: string;
  day: LocalDate;
  byId: string;
  byName: string;
  /** From when on; `since` the same as `HH:mm` by the branch's clock. */
  starts: Date;
  since: string;
  note: string;
  /** A rental that was made along. */
  rentalId: string | null;
}

const STORED = {
  truckId: id(),
  day: day(),
  byId: id(),
  byName: text(),
  starts: instant(),
  since: text(),
  note: text(),
  rentalId: id().orNull(),
};
const STAND_INS = `
  select s.truck_id as "truckId", s.day, s.by_id as "byId", t.name as "byName", s.starts,
         to_char(s.since, 'HH24:MI') as since, s.note, s.rental_id as "rentalId"
  from scheduling.stand_in s join ${TRUCK} t on t.id = s.by_id`;
const FIND = statement(STORED, sql`${STAND_INS} where s.truck_id = $1 and s.day = $2`, 'plain');
const ABOUT = statement(
  STORED,
  sql`${STAND_INS} where (s.truck_id = $1 or s.by_id = $1) and s.day >= $2 order by s.day`,
  'plain',
);
const SERVED = statement(
  STORED,
  sql`${STAND_INS} where s.truck_id = any ($1) and s.day = $2`,
  'plain',
);
const SERVING = statement(
  STORED,
  sql`${STAND_INS} where s.by_id = any ($1) and s.day = $2`,
  'plain',
);
const PUT = `
  insert into scheduling.stand_in (truck_id, day, by_id, starts, since, note, rental_id)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (truck_id, day) do update
  set by_id = $3, starts = $4, since = $5, note = $6, rental_id = $7`;
const REMOVE = 'delete from scheduling.stand_in where truck_id = $1 and day = $2';
const DROP_EXPIRED = `
  delete from scheduling.occupancy
  where truck_id = any ($1) and day = $2 and kind = 'hold' and expires_at <= now()`;
// Each keeps its id in both parts; the count makes sure of the order.
const LAY = statement(
  { isLaid: boolean() },
  sql`
  with gone as (
    delete from scheduling.occupancy
    where row_truck_id = $1 and day = $2 and kind <> 'unavailable' returning *),
  parts as materialized (
    select one.*, part.truck_id as on_truck, part.during as part_during, part.is_rest as rest
    from gone one cross join lateral ${PARTS_ON_TRUCKS}($1, $2, one.whole) part
    where not one.is_rest),
  laid as (
    insert into scheduling.occupancy
      (id, truck_id, row_truck_id, kind, day, during, whole, is_rest, operation_id, expires_at,
       secret_hash, held_by, hold_id)
    select parts.id, on_truck, row_truck_id, kind, day, part_during, whole, rest, operation_id,
           expires_at, secret_hash, held_by, hold_id
    from (select count(*) from gone) room cross join parts
    on conflict do nothing
    returning id)
  select (select count(*) from laid) = (select count(*) from parts) as "isLaid"`,
  'plain',
);

/** Which truck serves the row of another, and from when on. */
@Injectable()
export class StandInRepository {
  constructor(private readonly db: Db) {}

  async find(truckId: string, on: LocalDate): Promise<StoredStandIn | undefined> {
    const [standIn] = await this.db.rows(FIND, [truckId, on]);
    return standIn;
  }

  /** Those that the truck does, and those for it, from a day on. */
  about(truckId: string, from: LocalDate): Promise<StoredStandIn[]> {
    return this.db.rows(ABOUT, [truckId, from]);
  }

  /** Those for these trucks on a day, or those that these trucks do. */
  on(truckIds: string[], on: LocalDate, are: 'served' | 'serving'): Promise<StoredStandIn[]> {
    return this.db.rows(are === 'served' ? SERVED : SERVING, [truckIds, on]);
  }

  /** Instead of the one that there is. */
  async put(standIn: Omit<StoredStandIn, 'byName'>): Promise<void> {
    const { truckId, day: on, byId, starts, since, note, rentalId } = standIn;
    await this.db.execute(PUT, [truckId, on, byId, starts, since, note, rentalId]);
  }

  async remove(truckId: string, on: LocalDate): Promise<void> {
    await this.db.execute(REMOVE, [truckId, on]);
  }

  /** Everything on a row where it lies by now. @returns false where something else lies there. */
  async lay(truckId: string, on: LocalDate, servingIds: readonly string[]): Promise<boolean> {
    await this.db.execute(DROP_EXPIRED, [[truckId, ...servingIds], on]);
    const [row] = await this.db.rows(LAY, [truckId, on]);
    return row?.isLaid ?? false;
  }
}
