import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ReportRepository } from '../../persistence/report.repository.js';
import { MAX_RUNS, WRITE_REPORT } from '../../jobs/write-report.job.js';
import { SetBackReportCommand } from './set-back-report.command.js';

@CommandHandler(SetBackReportCommand)
export class SetBackReportHandler implements ICommandHandler<SetBackReportCommand> {
  constructor(private readonly reports: ReportRepository) {}

  async execute({ run }: SetBackReportCommand): Promise<void> {
    const report = await this.reports.lockRun(run.reportId, run.run);
    if (!report) return;
    if (report.run < MAX_RUNS) {
      await this.reports.move(report, { state: 'queued', progress: 0, rows: 0 });
    } else {
      await this.reports.move(report, { state: 'failed', error: WRITE_REPORT.failureMessage });
    }
  }
}
