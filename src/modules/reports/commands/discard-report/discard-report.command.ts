import { Command } from '@nestjs/cqrs';
import type { ReportView } from '../../contract/report.view.js';

/**
 * Cancels one of the person's reports while it is being written, or removes one that has ended.
 * @returns what it was in the end
 * Refused: 404, also for another person's.
 */
export class DiscardReportCommand extends Command<ReportView> {
  constructor(readonly reportId: string) {
    super();
  }
}
