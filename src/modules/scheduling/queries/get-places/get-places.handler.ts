import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, integer, smallint, text, texts } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { PlacesView } from '../../contract/places.view.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { DAY_OFF } from '../../sql/day-off.view.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { GetPlacesQuery } from './get-places.query.js';
import type { SeatPosition } from '../../domain/board-config.js';

/** Each branch with its day: few rows, by which the places of a day are looked up. */
const TODAY = `
  today as (
    select id as branch_id, ($1::timestamptz at time zone timezone)::date as day
    from ${BRANCH})`;

const PEOPLE = statement(
  {
    employee: text(),
    branchId: id(),
    truckName: text().orNull(),
    position: smallint<SeatPosition>().orNull(),
    off: boolean(),
  },
  sql`
  with ${TODAY}
  select p.employee_id as employee, p.branch_id as "branchId", t.name as "truckName", p.position,
         false as off
  from today join ${CREW_PLACE} p on p.branch_id = today.branch_id and p.day = today.day
  left join ${TRUCK} t on t.id = p.truck_id
  union all
  select o.employee_id, e.branch_id, null, null, true
  from today join ${EMPLOYEE} e on e.branch_id = today.branch_id
  join ${DAY_OFF} o on o.employee_id = e.id and o.day = today.day
  order by employee`,
);

const TRUCKS = statement(
  { truck: text(), jobs: integer(), crew: texts(), unavailable: text().orNull() },
  sql`
  with ${TODAY}
  select t.id as truck, taken.jobs, taken.unavailable, coalesce(seats.crew, '{}') as crew
  from today join ${TRUCK} t on t.branch_id = today.branch_id
  cross join lateral (
    select count(*) filter (where o.kind = 'booking')::int as jobs,
           min(o.note) filter (where o.kind = 'unavailable') as unavailable
    from ${OCCUPANCY} o where o.truck_id = t.id and o.day = today.day) taken
  cross join lateral (
    select array_agg(e.display_name order by p.position) as crew
    from ${CREW_PLACE} p join ${EMPLOYEE} e on e.id = p.employee_id
    where p.truck_id = t.id and p.day = today.day) seats
  where taken.jobs > 0 or taken.unavailable is not null or seats.crew is not null
  order by t.id`,
);

@QueryHandler(GetPlacesQuery)
export class GetPlacesHandler implements IQueryHandler<GetPlacesQuery> {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<PlacesView> {
    const now = this.clock.now();
    const [people, trucks] = await Promise.all([
      this.db.rows(PEOPLE, [now]),
      this.db.rows(TRUCKS, [now]),
    ]);
    return { people, trucks };
  }
}
