import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, instant } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { AvailabilityView } from '../../contract/availability.view.js';
import { availableStarts, type FreeTruck } from '../../domain/availability.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { BoardBranches } from '../board-branches.js';
import { END_BY_YARD, START_BY_YARD } from '../truck-by-yard.js';
import { FindAvailabilityQuery } from './find-availability.query.js';

type TakenRow = typeof TAKEN.row;

const TRUCKS = statement(
  { id: id(), rental_day: day().orNull() },
  sql`
  select id, rental_day from ${TRUCK}
  where branch_id = $1 and in_service and (has_lift or not $2::boolean)
    and (not is_rental or rental_day between $3::date and $4::date)`,
  'plain',
);
const TAKEN = statement(
  { truck_id: id(), day: day(), starts: instant(), ends: instant(), isRestOfDay: boolean() },
  sql`
  select o.truck_id, o.day, o.unavailable_from is not null as "isRestOfDay",
         ${START_BY_YARD} as starts, ${END_BY_YARD} as ends
  from ${OCCUPANCY} o
  where o.truck_id = any ($1) and o.day between $2::date and $3::date
    and (o.kind <> 'hold' or o.expires_at > now())`,
  'plain',
);

@QueryHandler(FindAvailabilityQuery)
export class FindAvailabilityHandler implements IQueryHandler<FindAvailabilityQuery> {
  constructor(
    private readonly db: Db,
    private readonly branches: BoardBranches,
    private readonly clock: Clock,
  ) {}

  async execute({ request }: FindAvailabilityQuery): Promise<AvailabilityView> {
    const { branchId, duration, slots } = request;
    const { timezone } = await this.branches.get(branchId);
    const now = this.clock.now();
    const from = request.from ?? localDateOf(now, timezone);
    const to = addDays(from, request.days - 1);
    const trucks = await this.db.rows(TRUCKS, [branchId, request.requiresLift, from, to]);
    const ids = trucks.map(({ id }) => id);
    const taken = await this.db.rows(TAKEN, [ids, from, to]);
    const days = Array.from({ length: request.days }, (_, index) => addDays(from, index));
    const byTruckDay = groupByTruckDay(taken);
    return {
      availabilities: days.map((day) => ({
        date: day,
        startTimes: availableStarts({
          day,
          timezone,
          duration,
          slots,
          notBefore: now,
          trucks: trucks
            .filter(({ rental_day: rentalDay }) => rentalDay === null || rentalDay === day)
            .map(({ id }) => byTruckDay.get(`${id} ${day}`) ?? FREE),
        }),
      })),
    };
  }
}

const FREE: FreeTruck = { taken: [], unavailableFrom: null };

function groupByTruckDay(rows: TakenRow[]): Map<string, FreeTruck> {
  const groups = new Map<string, FreeTruck>();
  for (const { truck_id: truckId, day, starts, ends, isRestOfDay } of rows) {
    const key = `${truckId} ${day}`;
    const { taken, unavailableFrom } = groups.get(key) ?? FREE;
    groups.set(
      key,
      isRestOfDay
        ? { taken, unavailableFrom: starts }
        : { taken: [...taken, { start: starts, end: ends }], unavailableFrom },
    );
  }
  return groups;
}
