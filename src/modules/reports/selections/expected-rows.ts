import type { Pool } from 'pg';
import { bigint } from '#platform/database/sql/column.js';
import { rowsOf } from '#platform/database/sql/rows-of.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { ACTIVITY_DAY } from '#modules/moves/index.js';
import type { ReportKind } from '../contract/report-terms.js';
import type { ReportParams } from '../contract/report.view.js';
import { atBranch, inDays, scopeOf } from './report-scope.js';

const ACTIVITIES = statement(
  { rows: bigint() },
  sql`
  select count(*) as rows from ${ACTIVITY_DAY}
  where ${inDays('activity_day')} and ${atBranch('branch_id')}`,
  'plain',
);

/** About how many rows a report will have; 0 if that cannot be known before. */
export async function expectedRows(
  pool: Pool,
  kind: ReportKind,
  params: ReportParams,
): Promise<number> {
  if (kind !== 'moves') return 0;
  const [counted] = await rowsOf(pool, ACTIVITIES, scopeOf(params));
  return counted?.rows ?? 0;
}
