import { boolean, double, id, numeric, text, jsonb } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { CUSTOMER } from './customer.view.js';

/**
 * How trucks get to the first stop of an activity and from its last one. `leg_out` and `leg_back` are the exact
 * hours of the first and last leg as they count, null while unknown.
 */
export const ACTIVITY_DRIVE = view(
  'moves.v_activity_drive',
  {
    activity_id: id('a.id'),
    customer_id: id('a.customer_id'),
    last_name: text('c.last_name'),
    leg_out: numeric('case when first_stop.hold then 0 else a.starting_drive_time end').orNull(),
    leg_back: numeric('case when last_stop.hold then 0 else a.ending_drive_time end').orNull(),
    starts_in_hold: boolean('coalesce(first_stop.hold, false)'),
    first_latitude: double('first_stop.latitude').orNull(),
    first_longitude: double('first_stop.longitude').orNull(),
    ends_in_hold: boolean('coalesce(last_stop.hold, false)'),
    last_latitude: double('last_stop.latitude').orNull(),
    last_longitude: double('last_stop.longitude').orNull(),
    estimate_basis: jsonb('a.estimate_basis').orNull(),
  },
  sql`from moves.activity a
  join ${CUSTOMER} c on c.id = a.customer_id
  left join lateral (
    select l.type_of_work = 'Hold' as hold, l.latitude, l.longitude
    from moves.location l where l.activity_id = a.id order by l.position limit 1
  ) first_stop on true
  left join lateral (
    select l.type_of_work = 'Hold' as hold, l.latitude, l.longitude
    from moves.location l where l.activity_id = a.id order by l.position desc limit 1
  ) last_stop on true`,
);
