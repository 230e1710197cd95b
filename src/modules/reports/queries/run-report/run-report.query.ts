import { Query } from '@nestjs/cqrs';
import type { ReportKind } from '../../contract/report-kind.js';
import type { ReportParams, ReportTableView } from '../../contract/report.view.js';

/** A report at once. Refused: 404 for the branch, 422 REPORT_TOO_LARGE. */
export class RunReportQuery extends Query<ReportTableView> {
  constructor(
    readonly kind: ReportKind,
    readonly params: ReportParams,
  ) {
    super();
  }
}
