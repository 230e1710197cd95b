import type { Pool } from 'pg';
import { ACTIVITY_DAY } from '#modules/moves/index.js';
import type { ReportKind } from '../contract/report-terms.js';
import type { ReportParams } from '../contract/report.view.js';
import { atBranch, inDays, scopeOf } from './report-scope.js';

const ACTIVITIES = `
  select count(*) as rows from ${ACTIVITY_DAY}
  where ${inDays('activity_day')} and ${atBranch('branch_id')}`;

/** About how many rows a report will have; 0 if that cannot be known before. */
export async function expectedRows(
  pool: Pool,
  kind: ReportKind,
  params: ReportParams,
): Promise<number> {
  if (kind !== 'moves') return 0;
  const { rows } = await pool.query<{ rows: number }>(ACTIVITIES, [...scopeOf(params)]);
  return rows[0]?.rows ?? 0;
}
