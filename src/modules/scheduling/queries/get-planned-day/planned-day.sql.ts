import { boolean, double, id, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { OPERATION_DRIVE } from '#modules/moves/index.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';

/** How the trucks of the operations `$1` come and go. */
export const DRIVES_OF = statement(
  {
    operation_id: id(),
    starting_typed: boolean(),
    ending_typed: boolean(),
    leg_out: numeric().orNull(),
    leg_back: numeric().orNull(),
    starts_in_hold: boolean(),
    ends_in_hold: boolean(),
    last_name: text(),
  },
  sql`
  select d.operation_id, d.starting_typed, d.ending_typed, d.leg_out, d.leg_back, d.starts_in_hold,
         d.ends_in_hold, d.last_name
  from ${OPERATION_DRIVE} d where d.operation_id = any ($1)`,
  'plain',
);

/** Of crews: their week from `$3` to `$4` without the day `$2`, and where they are on it other than at the branch `$1`. */
export const WEEK_OF_PEOPLE = statement(
  {
    employee: id(),
    hours: double(),
    truck_yesterday: id().orNull(),
    is_elsewhere: boolean(),
  },
  sql`
  select e.id as employee,
         coalesce((
           select sum(extract(epoch from span.back - span.out)) / 3600
           from ${CREW_PLACE} p
           cross join lateral (
             select min(o.starts) as out, max(o.ends) as back from ${OCCUPANCY} o
             where o.truck_id = p.truck_id and o.day = p.day and o.kind = 'booking') span
           where p.employee_id = e.id and p.day between $3::date and $4::date and p.day <> $2::date
             and not p.on_call), 0)::float8 as hours,
         (select p.truck_id from ${CREW_PLACE} p
          where p.employee_id = e.id and p.day = $2::date - 1 and not p.on_call limit 1)
           as truck_yesterday,
         exists (select 1 from ${CREW_PLACE} p
                 where p.employee_id = e.id and p.day = $2::date and p.branch_id <> $1)
           as is_elsewhere
  from ${EMPLOYEE} e
  where e.active and not e.deleted and e.roles && array['mover', 'team_lead']
  order by e.id`,
);
