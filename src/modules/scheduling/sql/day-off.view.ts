import { day, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Who is off on a day, at all branches. */
export const DAY_OFF = view(
  'scheduling.v_day_off',
  {
    employee_id: id('employee_id'),
    day: day('day'),
    reason: text('reason'),
  },
  sql`from scheduling.day_off`,
);
