import { Query } from '@nestjs/cqrs';
import { MAX_MS_AT_ONCE } from '../../contract/report-terms.js';
import type { ReportKind } from '../../contract/report-terms.js';
import type { ReportParams, ReportTableView } from '../../contract/report.view.js';

/**
 * A report at once. Refused: 404 for the branch, 422 REPORT_TOO_LARGE for many rows or much time.
 */
export class RunReportQuery extends Query<ReportTableView> {
  constructor(
    readonly kind: ReportKind,
    readonly params: ReportParams,
    /** What the database may take, in milliseconds. */
    readonly withinMs = MAX_MS_AT_ONCE,
  ) {
    super();
  }
}
