import type { CsvSelection } from '#platform/csv/copy-csv.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { LOCATION, OPERATION } from '#modules/moves/index.js';
import { CREW_PLACE } from '#modules/scheduling/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { ReportParams } from '../contract/report.view.js';
import { ACTIVITIES } from './activities-sql.js';
import { CLOCK } from './clock-sql.js';
import { columnsOf } from './columns-of.js';
import {
  atBranch,
  dayOf,
  dollars,
  hours,
  inDays,
  quotedTotal,
  scopeOf,
  timeOf,
} from './report-scope.js';

const COLUMNS = columnsOf('moves', {
  Day: 'a.activity_day',
  Start: timeOf('a.first_start'),
  Branch: 'b.name',
  Customer: `concat_ws(' ', c.first_name, c.last_name)`,
  Phone: 'c.phone',
  Source: 'c.referred_by',
  Repeat: `case when c.is_repeat then 'yes' else 'no' end`,
  State: `case when c.status = 'inactive' then 'cancelled' else a.state end`,
  Type: `replace(a.activity_type, '_', ' and ')`,
  'Sales Person': 'seller.full_name',
  'Acting Manager': 'acting.full_name',
  From: 'stops.places[1]',
  To: 'stops.places[cardinality(stops.places)]',
  Stops: 'cardinality(stops.places)',
  Route: 'stops.route',
  Trucks: 'a.truck_count',
  'Truck Names': 'team.trucks',
  Movers: 'a.num_movers',
  Crew: 'team.crew',
  'Estimated Hours': hours('a.est_hours'),
  'Booked Hours': hours('team.booked_hours'),
  'Actual Hours': hours(`case when paid.cents is not null then
    greatest(paid.cents - a.total_trip_fees_cents - a.total_packing_cents, 0)
      / nullif(a.total_hourly_rate_cents, 0)::numeric end`),
  'Hourly Rate': dollars('a.total_hourly_rate_cents'),
  'Trip Fees': dollars('a.total_trip_fees_cents'),
  Supplies: dollars('a.total_packing_cents'),
  'Estimated Total': dollars(quotedTotal('a')),
  'Actual Total': dollars('paid.cents'),
  Created: dayOf('c.created'),
  'Customer Id': 'c.id',
  'Clock Hours': hours('clock.hours'),
  'Break Hours': hours('clock.break_hours'),
  'Extra Hours': hours('clock.extra_hours'),
  'Stamped Start': timeOf('clock.start'),
  'Stamped End': timeOf('clock.finish'),
  'Clock Source': 'clock.source',
});

const STOPS = `
  select array_agg(nullif(concat_ws(', ', nullif(l.city, ''),
                                    nullif(concat_ws(' ', l.state, nullif(l.zip, '')), '')), '')
                   order by l.position) as places,
         string_agg(concat_ws(' ', nullif(l.type_of_work, ''), nullif(l.street, ''),
                              nullif(l.unit, ''), nullif(l.city, '')), ' > '
                    order by l.position) as route
  from ${LOCATION} l where l.activity_id = a.id`;

const TEAM = `
  select string_agg(distinct t.name, ', ') as trucks, max(o.duration) as booked_hours,
         string_agg(seats.people, ', ' order by t.name) as crew
  from ${OPERATION} o
  join ${TRUCK} t on t.id = o.truck_id
  cross join lateral (
    select string_agg(m.full_name, ', ' order by s.position) as people
    from ${CREW_PLACE} s join ${EMPLOYEE} m on m.id = s.employee_id
    where s.truck_id = o.truck_id and s.day = o.day
  ) seats
  where o.activity_id = a.id`;

/** One row for each activity, by day and start. */
export const movesSelection = (params: ReportParams): CsvSelection => ({
  columns: COLUMNS,
  from: `
    from ${ACTIVITIES}
    cross join lateral (${STOPS}) stops
    cross join lateral (${TEAM}) team
    left join lateral (${CLOCK}) clock on true
    left join ${EMPLOYEE} seller on seller.id = c.managed_by
    left join ${EMPLOYEE} acting on acting.id = p.acting_manager_id
    where ${inDays('a.activity_day')} and ${atBranch('a.branch_id')}
    order by a.activity_day, a.id`,
  values: scopeOf(params),
});
