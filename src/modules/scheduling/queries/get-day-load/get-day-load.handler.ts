import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { bigint, day, double } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BOARD_OPERATION } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { DayLoadView } from '../../contract/availability.view.js';
import { BOARD_CONFIG } from '../../domain/board-config.js';
import { capacityMinutes } from '../../domain/day-load.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { BoardBranches } from '../board-branches.js';
import { GetDayLoadQuery } from './get-day-load.query.js';

// Everything is collected once for the whole span, truck by truck, and then split by day.
const LOAD = statement(
  {
    day: day(),
    booked_minutes: double(),
    bookings: bigint(),
    unassigned: bigint(),
    trucks: bigint(),
    lost_minutes: double(),
  },
  sql`
  with occupied as (
    select o.day,
           count(*) filter (where o.kind = 'booking') as bookings,
           sum(o.ends - o.starts) filter (where o.kind = 'booking') as booked,
           count(*) filter (where works and o.kind = 'unavailable' and o.unavailable_from is null)
             as unavailable,
           sum(greatest(interval '0', $4::time - o.unavailable_from)) filter (where works) as lost
    from ${TRUCK} t join ${OCCUPANCY} o on o.truck_id = t.id
    cross join lateral (
      select t.in_service and (not t.is_rental or t.rental_day = o.day) as works) s
    where t.branch_id = $1 and o.day between $2::date and $3::date
    group by o.day
  ), waiting as (
    select day, count(*) as unassigned from ${BOARD_OPERATION}
    where branch_id = $1 and day between $2::date and $3::date and unassigned
    group by day
  ), working as (
    select rental_day, count(*) as trucks from ${TRUCK}
    where branch_id = $1 and in_service group by rental_day
  )
  select d.day::date as day,
         coalesce(extract(epoch from occupied.booked) / 60, 0)::float8 as booked_minutes,
         coalesce(occupied.bookings, 0) as bookings,
         coalesce(waiting.unassigned, 0) as unassigned,
         coalesce(own.trucks, 0) + coalesce(rented.trucks, 0) - coalesce(occupied.unavailable, 0)
           as trucks,
         coalesce(extract(epoch from occupied.lost) / 60, 0)::float8 as lost_minutes
  from generate_series($2::date, $3::date, interval '1 day') d (day)
  left join occupied on occupied.day = d.day::date
  left join waiting on waiting.day = d.day::date
  left join working own on own.rental_day is null
  left join working rented on rented.rental_day = d.day::date
  order by d.day`,
);

@QueryHandler(GetDayLoadQuery)
export class GetDayLoadHandler implements IQueryHandler<GetDayLoadQuery> {
  constructor(
    private readonly db: Db,
    private readonly branches: BoardBranches,
  ) {}

  async execute({ branchId, from, to }: GetDayLoadQuery): Promise<DayLoadView[]> {
    await this.branches.get(branchId);
    const rows = await this.db.rows(LOAD, [branchId, from, to, BOARD_CONFIG.bookable.end]);
    return rows.map((row) => ({
      date: row.day,
      bookedMinutes: row.booked_minutes,
      capacityMinutes: capacityMinutes(row.trucks, row.lost_minutes),
      bookings: row.bookings,
      unassigned: row.unassigned,
    }));
  }
}
