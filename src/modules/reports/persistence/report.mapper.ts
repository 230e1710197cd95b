import type { ReportView } from '../contract/report.view.js';
import type { ReportRow } from './report.row.js';

/** The part of a stored report that is shown. */
export type ShownReport = Omit<ReportRow, 'ownerId' | 'run' | 'touched'>;

/** The part of a queued report that leaves the server. */
export const reportView = (row: ShownReport): ReportView => ({
  _id: row.id,
  kind: row.kind,
  params: { branchId: row.branchId, start: row.firstDay, end: row.lastDay },
  state: row.state,
  progress: row.progress,
  rows: row.rows,
  bytes: row.bytes,
  created: row.created.toISOString(),
  finished: row.finished?.toISOString() ?? null,
  error: row.error,
});

/** The columns of a ReportRow, for queries. */
export const REPORT_ROW = `
  id, kind, branch_id as "branchId", first_day as "firstDay", last_day as "lastDay",
  owner_id as "ownerId", state, run, progress, rows, bytes, created, touched, finished, error`;
