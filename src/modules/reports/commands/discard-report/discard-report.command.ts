import { Command } from '@nestjs/cqrs';
import type { ReportView } from '../../contract/report.view.js';

/**
 * Cancels a report of the actor's that is under way, removes one that has ended; answers what it was
 * in the end. Refused: 404, also for another person's.
 */
export class DiscardReportCommand extends Command<ReportView> {
  constructor(readonly reportId: string) {
    super();
  }
}
