import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { json } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { DIRECT_LEG, OPERATION } from '#modules/moves/index.js';
import { toRowOccupied } from '../persistence/row-occupied.mapper.js';
import type { OccupiedJson, RowOccupied, StandInJson } from '../persistence/row-occupied.mapper.js';
import { servingTrucks, standInOf } from '../persistence/row-of-day.sql.js';

/**
 * When a truck that drives straight to a booking `o` of OCCUPANCY would set out by the yard: a
 * booking that comes between ends the direct drive.
 */
export const START_BY_YARD = `least(o.starts, (
  select follower.date - l.yard_drive_out * interval '1 hour'
  from ${DIRECT_LEG} l join ${OPERATION} follower on follower.id = l.follower_id
  where l.follower_id = o.operation_id))`;

/** When one that drives straight on from it would be back by the yard. */
export const END_BY_YARD = `o.ends + coalesce((
  select l.yard_drive_back * interval '1 hour' from ${DIRECT_LEG} l
  where l.followed_id = o.operation_id), interval '0')`;

/** Parts of what is on rows; `o` as in OCCUPANCY, with the part that lies on the truck. */
const PARTS_BY_YARD = `
  select o.id, o.kind, o.operation_id as "operationId", o.truck_id as "truckId",
         o.row_truck_id as "rowId", o.is_rest as "isRest", o.hold_id as "holdId", null as follows,
         o.unavailable_from is not null as "isRestOfDay",
         case when o.is_rest then lower(o.during) else ${START_BY_YARD} end as start,
         case when upper(o.during) < o.ends then upper(o.during) else ${END_BY_YARD} end as end,
         json_build_object('start', ${START_BY_YARD}, 'end', ${END_BY_YARD}) as whole
  from (select *, lower(whole) as starts, upper(whole) as ends from scheduling.occupancy) o`;

const OCCUPIED = statement(
  { occupied: json<OccupiedJson[]>(), standIn: json<StandInJson>().orNull() },
  sql`
  select (select coalesce(json_agg(one), '[]') from (
            ${PARTS_BY_YARD}
            where o.truck_id = ${servingTrucks('$1', '$2')} and o.day = $2
              and (o.kind <> 'hold' or o.expires_at > now())) one) as occupied,
         (select row_to_json(one) from (${standInOf('$1', '$2')}) one) as "standIn"`,
);

/** What is on a row with all drives by the yard, as they are once a booking comes between. */
@Injectable()
export class TruckByYard {
  constructor(private readonly db: Db) {}

  async occupied(truckId: string, day: LocalDate): Promise<RowOccupied> {
    const [row] = await this.db.rows(OCCUPIED, [truckId, day]);
    return toRowOccupied(row ?? { occupied: [], standIn: null });
  }
}
