import { Query } from '@nestjs/cqrs';
import type { ReportFiguresView } from '../../contract/report-figures.js';
import type { ReportKind } from '../../contract/report-terms.js';
import type { ReportParams } from '../../contract/report.view.js';

/**
 * The figures of a report, with those of the period before and of a year ago.
 * @throws 404 for the branch; 422 REPORT_TOO_LARGE if it takes the database too long
 */
export class CompareFiguresQuery extends Query<ReportFiguresView> {
  constructor(
    readonly kind: ReportKind,
    readonly params: ReportParams,
  ) {
    super();
  }
}
