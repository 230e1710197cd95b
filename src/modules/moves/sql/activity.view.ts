import {
  bigint,
  boolean,
  day,
  id,
  instant,
  integer,
  numeric,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { ACTIVITY_STATE } from './activity-state.function.js';
import { ACTIVITY_TYPE } from './activity-type.function.js';
import { CUSTOMER } from './customer.view.js';
import { LOCATION } from './location.view.js';

/**
 * Activities with what they come to. Money in cents: trip fees are Σ over locations × truckCount, half a cent is
 * rounded up once.
 */
export const ACTIVITY = view(
  'moves.v_activity',
  {
    id: id('a.id'),
    customer_id: id('a.customer_id'),
    branch_id: id('a.branch_id'),
    activity_day: day('a.activity_day'),
    est_hours: numeric('a.est_hours'),
    min_time: numeric('a.min_time'),
    num_movers: integer('a.num_movers'),
    truck_count: integer('a.truck_count'),
    notes: text('a.notes'),
    requires_lift: boolean('a.requires_lift'),
    created: instant('a.created'),
    operations: bigint('team.operations'),
    trucked: bigint('team.trucked'),
    first_start: instant('team.first_start').orNull(),
    state: text(sql`${ACTIVITY_STATE}(team.trucked, a.truck_count)`),
    activity_type: text(sql`${ACTIVITY_TYPE}(stops.total, stops.packing)`),
    total_trip_fees_cents: bigint('stops.trip_fees_cents * a.truck_count'),
    total_packing_cents: bigint('stops.packing_cents'),
    total_hourly_rate_cents: bigint('crew.hourly_cents'),
    est_cost_cents: bigint(`(floor(crew.hourly_cents * a.est_hours
      + stops.trip_fees_cents * a.truck_count + 0.5))::bigint`),
    est_cost_min_cents: bigint(`(floor(crew.hourly_cents * a.min_time
      + stops.trip_fees_cents * a.truck_count + 0.5))::bigint`),
    est_total_cost_cents: bigint(`(floor(crew.hourly_cents * a.est_hours
      + stops.trip_fees_cents * a.truck_count + 0.5) + stops.packing_cents)::bigint`),
    est_total_cost_min_cents: bigint(`(floor(crew.hourly_cents * a.min_time
      + stops.trip_fees_cents * a.truck_count + 0.5) + stops.packing_cents)::bigint`),
  },
  sql`from moves.activity a
  join ${CUSTOMER} c on c.id = a.customer_id
  cross join lateral (
    select a.num_movers::bigint * c.rate_cents as hourly_cents
  ) crew
  cross join lateral (
    select count(*) as operations,
           count(*) filter (where o.truck_id is not null) as trucked,
           min(o.date) as first_start
    from moves.operation o where o.activity_id = a.id
  ) team
  cross join lateral (
    select count(*) as total,
           count(*) filter (where l.packs) as packing,
           coalesce(sum(l.trip_fee_cents), 0)::bigint as trip_fees_cents,
           coalesce(sum(l.packing_est_cost_cents), 0)::bigint as packing_cents
    from ${LOCATION} l where l.activity_id = a.id
  ) stops`,
);
