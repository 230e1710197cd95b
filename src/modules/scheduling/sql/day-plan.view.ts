import { day, id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Notes and managers of the days of a branch. */
export const DAY_PLAN = view(
  'scheduling.v_day_plan',
  {
    branch_id: id('branch_id'),
    day: day('day'),
    notes: text('notes'),
    notes_revision: integer('notes_revision'),
    acting_manager_id: id('acting_manager_id').orNull(),
    support_manager_id: id('support_manager_id').orNull(),
  },
  sql`from scheduling.day_plan`,
);
