import { Command } from '@nestjs/cqrs';
import type { ReportKind } from '../../contract/report-terms.js';
import type { ReportParams, QueuedReportView } from '../../contract/report.view.js';

/**
 * Has a report written in the background, for the person. Refused: 404 for the branch, 409
 * TOO_MANY_REPORTS.
 */
export class QueueReportCommand extends Command<QueuedReportView> {
  constructor(
    readonly kind: ReportKind,
    readonly params: ReportParams,
  ) {
    super();
  }
}
