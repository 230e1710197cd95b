import { Command } from '@nestjs/cqrs';
import type { ReportRun } from '../../files/report-run.js';
import type { Written } from '../../writing/report-writer.js';

/** Makes what a run has written the report's file, if the run still counts. */
export class FinishReportCommand extends Command<void> {
  constructor(
    readonly run: ReportRun,
    readonly written: Written,
  ) {
    super();
  }
}
