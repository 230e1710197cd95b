import {
  boolean,
  day,
  id,
  instant,
  integer,
  numeric,
  smallint,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Operations as they are, without what boards derive. */
export const OPERATION = view(
  'moves.v_operation',
  {
    id: id('id'),
    activity_id: id('activity_id'),
    branch_id: id('branch_id'),
    day: day('day'),
    position: smallint('position'),
    date: instant('date'),
    duration: numeric('duration'),
    mover_count: integer('mover_count'),
    truck_id: id('truck_id').orNull(),
    unassigned: boolean('unassigned'),
  },
  sql`from moves.operation`,
);
