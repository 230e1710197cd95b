import { Command } from '@nestjs/cqrs';
import type { ReportRun } from '../../files/report-run.js';

/** A run failed: the report waits for the next one, or is given up after too many. */
export class SetBackReportCommand extends Command<void> {
  constructor(readonly run: ReportRun) {
    super();
  }
}
