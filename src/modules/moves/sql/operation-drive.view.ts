import {
  boolean,
  double,
  id,
  instant,
  integer,
  numeric,
  smallint,
  text,
  jsonb,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { ACTIVITY_DRIVE } from './activity-drive.view.js';

/** How each operation's truck gets to its first stop and from its last one. */
export const OPERATION_DRIVE = view(
  'moves.v_operation_drive',
  {
    operation_id: id('o.id'),
    position: smallint('o.position'),
    date: instant('o.date'),
    duration: numeric('o.duration'),
    mover_count: integer('o.mover_count'),
    requires_lift: boolean('o.requires_lift'),
    starting_drive_time: numeric('o.starting_drive_time'),
    ending_drive_time: numeric('o.ending_drive_time'),
    starting_typed: boolean('o.starting_typed'),
    ending_typed: boolean('o.ending_typed'),
    activity_id: id('d.activity_id'),
    customer_id: id('d.customer_id'),
    last_name: text('d.last_name'),
    leg_out: numeric('d.leg_out').orNull(),
    leg_back: numeric('d.leg_back').orNull(),
    starts_in_hold: boolean('d.starts_in_hold'),
    first_latitude: double('d.first_latitude').orNull(),
    first_longitude: double('d.first_longitude').orNull(),
    ends_in_hold: boolean('d.ends_in_hold'),
    last_latitude: double('d.last_latitude').orNull(),
    last_longitude: double('d.last_longitude').orNull(),
    arrival_from: instant('o.arrival_from').orNull(),
    arrival_to: instant('o.arrival_to').orNull(),
    estimate_basis: jsonb('d.estimate_basis').orNull(),
  },
  sql`from moves.operation o join ${ACTIVITY_DRIVE} d on d.activity_id = o.activity_id`,
);
