import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, double, integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import {
  BOARD_CONFIG,
  capacityMinutes,
  EARLIEST_END,
} from '#modules/scheduling/contract/board-rules.js';
import { OPERATION } from '#modules/moves/index.js';
import { OCCUPANCY } from '#modules/scheduling/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { minutesLeft } from '../domain/public-starts.js';
import type { PublicRoom } from '../domain/public-starts.js';

// Visitors have taken what they reserved and what they booked, wherever the staff has moved it
// since: the time of the job, which is all that was reserved; its drives were not known then.
const ROOMS = statement(
  { day: day(), trucks: integer(), taken: double(), lost: double() },
  sql`
  with occupied as (
    select o.day,
           count(*) filter (where works and o.kind = 'unavailable'
             and (o.unavailable_from is null or o.unavailable_from < $5::time)) as unavailable,
           sum(greatest(interval '0', $4::time - o.unavailable_from))
             filter (where works and o.unavailable_from >= $5::time) as lost,
           sum(case when b.operation_id is null then o.ends - o.starts
                    else job.duration * interval '1 hour' end) filter (
             where (o.kind = 'hold' and o.expires_at > now()) or b.operation_id is not null) as taken
    from ${TRUCK} t
    join ${OCCUPANCY} o on o.truck_id = t.id
    left join booking.booked_operation b on b.operation_id = o.operation_id
    left join ${OPERATION} job on job.id = b.operation_id
    cross join lateral (
      select t.in_service and (not t.is_rental or t.rental_day = o.day) as works) s
    where t.branch_id = $1 and o.day between $2::date and $3::date
    group by o.day
  ), working as (
    select rental_day, count(*) as trucks from ${TRUCK}
    where branch_id = $1 and in_service group by rental_day
  )
  select d.day::date as day,
         (coalesce(own.trucks, 0) + coalesce(rented.trucks, 0) - coalesce(occupied.unavailable, 0))
           ::integer as trucks,
         coalesce(extract(epoch from occupied.taken) / 60, 0)::float8 as taken,
         coalesce(extract(epoch from occupied.lost) / 60, 0)::float8 as lost
  from generate_series($2::date, $3::date, interval '1 day') d (day)
  left join occupied on occupied.day = d.day::date
  left join working own on own.rental_day is null
  left join working rented on rented.rental_day = d.day::date`,
);

/** Which days of which branch, and what share of them visitors may have. */
export interface RoomRequest {
  branchId: string;
  from: LocalDate;
  to: LocalDate;
  /** Percent. */
  publicShare: number;
}

/** Finds out what is left of each day for visitors. */
@Injectable()
export class PublicRooms {
  constructor(private readonly db: Db) {}

  async of({ branchId, from, to, publicShare }: RoomRequest): Promise<Map<LocalDate, PublicRoom>> {
    const rows = await this.db.rows(ROOMS, [
      branchId,
      from,
      to,
      BOARD_CONFIG.bookable.end,
      EARLIEST_END,
    ]);
    return new Map(
      rows.map(({ day, trucks, taken, lost }) => [
        day,
        { trucks, minutesLeft: minutesLeft(capacityMinutes(trucks, lost), publicShare, taken) },
      ]),
    );
  }
}
