import { double, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** The jobs that the version in use learned from. */
export const USED_JOB = view(
  'ranges.v_used_job',
  {
    activity_id: id('j.activity_id'),
    branch_id: id('j.branch_id'),
    group_name: text('j.group_name'),
    y: double('ln(j.ratio)'),
    residual: double(
      "ln(j.ratio) - (scope.centres -> j.group_name ->> 'value')::double precision",
    ).orNull(),
  },
  sql`from ranges.model_version v
  join ranges.model_job j on j.version = v.version and j.left_out is null
  cross join lateral (
    select s.centres from ranges.model_scope s
    where s.version = v.version and (s.branch_id = j.branch_id or s.branch_id is null)
    order by s.branch_id nulls last limit 1) scope
  where v.state = 'active'`,
  'The jobs that the version in use learned from; residual: y less the centre of its group.',
);
