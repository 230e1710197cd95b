import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { LocalDate } from '../../../../kernel/local-date.js';
import { Db } from '../../../../platform/database/db.js';
import type { DayLoadView } from '../../contract/availability.view.js';
import { capacityMinutes } from '../../domain/day-load.js';
import { BoardBranches } from '../board-branches.js';
import { GetDayLoadQuery } from './get-day-load.query.js';

interface LoadRow {
  day: LocalDate;
  booked_minutes: number;
  bookings: number;
  unassigned: number;
  trucks: number;
}

const LOAD = `
  select d.day::date as day,
         coalesce(b.booked_minutes, 0)::float8 as booked_minutes,
         coalesce(b.bookings, 0) as bookings,
         coalesce(u.unassigned, 0) as unassigned,
         t.trucks
  from generate_series($2::date, $3::date, interval '1 day') d (day)
  left join lateral (
    select count(*) as bookings,
           sum(extract(epoch from o.ends - o.starts) / 60) as booked_minutes
    from scheduling.v_occupancy o join trucks.v_truck t on t.id = o.truck_id
    where o.day = d.day::date and o.kind = 'booking' and t.branch_id = $1
  ) b on true
  left join lateral (
    select count(*) as unassigned from moves.v_board_operation o
    where o.branch_id = $1 and o.day = d.day::date and o.unassigned
  ) u on true
  cross join lateral (
    select count(*) as trucks from trucks.v_truck t
    where t.branch_id = $1 and t.in_service and (not t.is_rental or t.rental_day = d.day::date)
      and not exists (
        select 1 from scheduling.v_occupancy o
        where o.truck_id = t.id and o.day = d.day::date and o.kind = 'unavailable')
  ) t
  order by d.day`;

@QueryHandler(GetDayLoadQuery)
export class GetDayLoadHandler implements IQueryHandler<GetDayLoadQuery> {
  constructor(
    private readonly db: Db,
    private readonly branches: BoardBranches,
  ) {}

  async execute({ branchId, from, to }: GetDayLoadQuery): Promise<DayLoadView[]> {
    await this.branches.get(branchId);
    const rows = await this.db.prepared<LoadRow>(LOAD, [branchId, from, to]);
    return rows.map((row) => ({
      date: row.day,
      bookedMinutes: row.booked_minutes,
      capacityMinutes: capacityMinutes(row.trucks),
      bookings: row.bookings,
      unassigned: row.unassigned,
    }));
  }
}
