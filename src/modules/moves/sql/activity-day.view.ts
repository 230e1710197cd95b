import { day, id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** The days of activities, without what the estimates derive. */
export const ACTIVITY_DAY = view(
  'moves.v_activity_day',
  {
    id: id('id'),
    customer_id: id('customer_id'),
    branch_id: id('branch_id'),
    activity_day: day('activity_day'),
  },
  sql`from moves.activity`,
);
