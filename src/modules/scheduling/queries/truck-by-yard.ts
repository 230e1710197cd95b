import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { DIRECT_LEG, OPERATION } from '#modules/moves/index.js';
import type { OccupiedSlot } from '../domain/judge-drop.js';
import { OCCUPANCY } from '../sql/occupancy.view.js';
import type { OccupancyKind } from '../domain/occupancy-kind.js';

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

const OCCUPIED = statement(
  {
    kind: text<OccupancyKind>(),
    isRestOfDay: boolean(),
    operationId: id().orNull(),
    start: instant(),
    end: instant(),
  },
  sql`
  select o.kind, o.operation_id as "operationId", o.unavailable_from is not null as "isRestOfDay",
         ${START_BY_YARD} as start, ${END_BY_YARD} as end
  from ${OCCUPANCY} o
  where o.truck_id = $1 and o.day = $2 and (o.kind <> 'hold' or o.expires_at > now())`,
);

/** What is on a truck with all drives by the yard, as they are once a booking comes between. */
@Injectable()
export class TruckByYard {
  constructor(private readonly db: Db) {}

  occupied(truckId: string, day: LocalDate): Promise<OccupiedSlot[]> {
    return this.db.rows(OCCUPIED, [truckId, day]);
  }
}
