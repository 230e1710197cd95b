import type { CsvSelection } from '#platform/csv/copy-csv.js';
import { BRANCH } from '#modules/branches/index.js';
import { CALL } from '#modules/calls/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import { DAY_PLAN } from '#modules/scheduling/index.js';
import type { ReportParams } from '../contract/report.view.js';
import { ACTIVITIES } from './activities-sql.js';
import { columnsOf } from './columns-of.js';
import {
  atBranch,
  dayOf,
  dollars,
  inDays,
  isBooked,
  isFullyBooked,
  nearDays,
  quotedTotal,
  scopeOf,
} from './report-scope.js';

const COLUMNS = columnsOf('manager', {
  Function: 'r.function',
  Person: `coalesce(e.full_name, '(nobody)')`,
  Branch: 'b.name',
  'Days Acting': 'r.days',
  Booked: 'r.booked',
  Confirmed: 'r.confirmed',
  Moved: 'r.moved',
  Cancelled: 'r.cancelled',
  'Estimated Revenue': dollars('r.estimated'),
  'Actual Revenue': dollars('r.actual'),
  Calls: 'r.calls',
});

const WORK = `
  select a.branch_id, c.managed_by, p.acting_manager_id,
         (c.status = 'active' and ${isBooked('a')})::integer as booked,
         (c.status = 'active' and ${isBooked('a')}
           and coalesce(c.last_confirmation, c.last_autoconfirm) is not null)::integer as confirmed,
         (c.status = 'active' and ${isFullyBooked('a')}
           and a.activity_day < ${dayOf('$4::timestamptz')})::integer as moved,
         (c.status = 'inactive')::integer as cancelled,
         case when c.status = 'active' and ${isBooked('a')}
              then ${quotedTotal('a')} else 0 end as estimated,
         coalesce(paid.cents, 0) as actual
  from ${ACTIVITIES}
  where ${inDays('a.activity_day')} and ${atBranch('a.branch_id')}`;

const CALLS = `
  select k.employee_id, c.branch_id, ${dayOf('k.at')} as day, count(*) as calls
  from ${CALL} k
  join ${CUSTOMER} c on c.id = k.customer_id
  join ${BRANCH} b on b.id = c.branch_id
  where ${nearDays('k.at')} and ${inDays(dayOf('k.at'))} and ${atBranch('c.branch_id')}
  group by 1, 2, 3`;

const DAYS = `
  select p.acting_manager_id as person, p.branch_id, p.day
  from ${DAY_PLAN} p
  where p.acting_manager_id is not null and ${inDays('p.day')} and ${atBranch('p.branch_id')}`;

const FIGURES = `
  with work as (${WORK}), calls as (${CALLS}), acting as (${DAYS})
  select function, person, branch_id, sum(days) as days, sum(booked) as booked,
         sum(confirmed) as confirmed, sum(moved) as moved, sum(cancelled) as cancelled,
         sum(estimated) as estimated, sum(actual) as actual, sum(calls) as calls
  from (
    select 'Sales' as function, managed_by as person, branch_id, null::integer as days,
           booked, confirmed, moved, cancelled, estimated, actual, 0 as calls
    from work
    union all
    select 'Acting manager', acting_manager_id, branch_id, null,
           booked, confirmed, moved, cancelled, estimated, actual, 0
    from work
    union all
    select 'Sales', employee_id, branch_id, null, 0, 0, 0, 0, 0, 0, calls from calls
    union all
    select 'Acting manager', d.person, d.branch_id, 1, 0, 0, 0, 0, 0, 0, coalesce(k.calls, 0)
    from acting d left join calls k
      on k.branch_id = d.branch_id and k.day = d.day and k.employee_id = d.person
  ) parts
  group by function, person, branch_id`;

/** One row for each person, function and branch. */
export const managerSelection = (params: ReportParams, now: Date): CsvSelection => ({
  columns: COLUMNS,
  from: `
    from (${FIGURES}) r
    join ${BRANCH} b on b.id = r.branch_id
    left join ${EMPLOYEE} e on e.id = r.person
    order by r.function, b.name, e.full_name nulls last, r.person`,
  values: [...scopeOf(params), now],
});
