import { boolean, double, id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { BRANCH } from '#modules/branches/index.js';

/** How each branch tells customers what a job may take. */
export const SETTING = view(
  'ranges.v_setting',
  {
    branch_id: id('b.id'),
    quantile: double('coalesce(s.quantile, 0.9)'),
    late_finish_by_p80: boolean('coalesce(s.late_finish_by_p80, false)'),
    payment_terms: text("coalesce(s.payment_terms, 'Payment is due when the move is finished.')"),
    revision: integer('coalesce(s.revision, 0)'),
    estimate_is_cap: boolean('coalesce(s.estimate_is_cap, false)'),
  },
  sql`from ${BRANCH} b left join ranges.branch_setting s on s.branch_id = b.id`,
);
