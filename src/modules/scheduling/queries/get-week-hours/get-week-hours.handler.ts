import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { double, id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { WeekHoursView } from '../../contract/week-hours.view.js';
import { weekOf } from '../../domain/week.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { GetWeekHoursQuery } from './get-week-hours.query.js';

// By person: the key of places finds the seven days of each, however long the years before are.
const HOURS = statement(
  { employee: text(), hours: double(), days: integer() },
  sql`
  select p.employee_id as employee, count(*)::int as days,
         coalesce(sum(extract(epoch from span.back - span.out)) / 3600, 0)::float8 as hours
  from ${EMPLOYEE} e
  join ${CREW_PLACE} p
    on p.employee_id = e.id and p.day between $1 and $2 and not p.on_call
  cross join lateral (
    select min(o.starts) as out, max(o.ends) as back from ${OCCUPANCY} o
    where o.truck_id = p.truck_id and o.day = p.day and o.kind = 'booking') span
  where e.active and not e.deleted and e.roles && array['mover', 'team_lead']
  group by p.employee_id order by p.employee_id`,
);

const PLACES = statement(
  { employee: id(), branchId: id(), branchName: text(), truckName: text().orNull() },
  sql`
  select p.employee_id as employee, p.branch_id as "branchId", b.name as "branchName", t.name as "truckName"
  from ${CREW_PLACE} p
  join ${EMPLOYEE} e on e.id = p.employee_id
  join ${BRANCH} b on b.id = p.branch_id
  left join ${TRUCK} t on t.id = p.truck_id
  where p.day = $1 and e.active and not e.deleted order by p.employee_id`,
);

@QueryHandler(GetWeekHoursQuery)
export class GetWeekHoursHandler implements IQueryHandler<GetWeekHoursQuery> {
  constructor(private readonly db: Db) {}

  async execute({ day }: GetWeekHoursQuery): Promise<WeekHoursView> {
    const { from, to } = weekOf(day);
    const people = await this.db.rows(HOURS, [from, to]);
    const places = await this.db.rows(PLACES, [day]);
    return { from, to, people, places };
  }
}
