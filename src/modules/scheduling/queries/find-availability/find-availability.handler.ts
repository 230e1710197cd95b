import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, instant, json } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { AvailabilityView } from '../../contract/availability.view.js';
import { availableStarts, type FreeTruck } from '../../domain/availability.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { keptOnDay, servedDays } from '../../persistence/row-of-day.sql.js';
import type { KeptJson, ServingJson } from '../../persistence/row-of-day.sql.js';
import { BoardBranches } from '../board-branches.js';
import { END_BY_YARD, START_BY_YARD } from '../truck-by-yard.js';
import { FindAvailabilityQuery } from './find-availability.query.js';

type TakenRow = typeof TAKEN.row;
type TruckRow = typeof TRUCKS.row;

const TRUCKS = statement(
  {
    id: id(),
    rental_day: day().orNull(),
    hasLift: boolean(),
    serving: json<ServingJson[]>().orNull(),
    kept: json<KeptJson[]>().orNull(),
  },
  sql`
  select t.id, t.rental_day, t.has_lift as "hasLift", ${servedDays('t.id', '$2', '$3')}
  from ${TRUCK} t
  where t.branch_id = $1 and t.in_service
    and (not t.is_rental or t.rental_day between $2::date and $3::date)`,
  'plain',
);
const TAKEN = statement(
  {
    truck_id: id(),
    day: day(),
    starts: instant(),
    ends: instant(),
    isOut: boolean(),
    isRestOfDay: boolean(),
  },
  sql`
  select o.truck_id, o.day, o.kind = 'unavailable' as "isOut",
         o.unavailable_from is not null as "isRestOfDay",
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
    const { branchId, duration, slots, requiresLift } = request;
    const { timezone } = await this.branches.get(branchId);
    const now = this.clock.now();
    const from = request.from ?? localDateOf(now, timezone);
    const to = addDays(from, request.days - 1);
    const trucks = await this.db.rows(TRUCKS, [branchId, from, to]);
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
            .flatMap((truck) =>
              freeTruckOn(truck, byTruckDay.get(`${truck.id} ${day}`) ?? [], {
                day,
                requiresLift,
              }),
            ),
        }),
      })),
    };
  }
}

function groupByTruckDay(rows: TakenRow[]): Map<string, TakenRow[]> {
  const groups = new Map<string, TakenRow[]>();
  for (const row of rows) {
    const key = `${row.truck_id} ${row.day}`;
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

interface WantedDay {
  day: LocalDate;
  requiresLift: boolean;
}

/** Nothing where no truck with a lift serves its row. */
function freeTruckOn(
  truck: TruckRow,
  rows: readonly TakenRow[],
  { day, requiresLift }: WantedDay,
): FreeTruck[] {
  const { standIn, stretches } = keptOnDay(truck, day, requiresLift);
  if (requiresLift && !truck.hasLift && !standIn?.hasLift) return [];
  // Of a row that another truck serves, unavailability is among the stretches.
  const own = standIn ? rows.filter(({ isOut }) => !isOut) : rows;
  const out = own.find(({ isRestOfDay }) => isRestOfDay);
  return [
    {
      taken: own
        .filter(({ isRestOfDay }) => !isRestOfDay)
        .map(({ starts, ends }) => ({ start: starts, end: ends })),
      unavailableFrom: out?.starts ?? null,
      blocked: stretches.map(({ start, end }) => ({ start: moment(start), end: moment(end) })),
    },
  ];
}

/** No day is later than that. */
const LATEST = new Date(8.64e15);

const moment = (seconds: number): Date =>
  Number.isFinite(seconds) ? new Date(seconds * 1000) : LATEST;
