import { Command } from '@nestjs/cqrs';
import type { ReportRun } from '../../files/report-run.js';

/**
 * Begins a report, also in place of a process that died writing it. Undefined when there is nothing
 * to do: it is done, canceled or gone.
 */
export class BeginReportCommand extends Command<ReportRun | undefined> {
  constructor(readonly reportId: string) {
    super();
  }
}
