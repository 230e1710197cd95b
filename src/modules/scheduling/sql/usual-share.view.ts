import { double, id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { USUAL_DAYS } from '../domain/usual-marks.js';

/** The median share of a column of the days, to the hundredth of a percent. */
const median = (column: string): string =>
  `round((percentile_cont(0.5) within group (order by ${column}::float8 / bookings))::numeric, 4)::float8`;

/** Which share of a branch's bookings is usually marked, of branches with enough days (R-BOARD-62). */
export const USUAL_SHARE = view(
  'scheduling.v_usual_share',
  {
    branch_id: id('branch_id'),
    tight: double(median('tight')),
    may_run_late: double(median('may_run_late')),
    late_finish: double(median('late_finish')),
    far_estimate: double(median('far_estimate')),
  },
  sql`from scheduling.marked_day group by branch_id having count(*) >= ${USUAL_DAYS.least}`,
);
