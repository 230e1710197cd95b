import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ReportFiles } from '../../files/report-files.js';
import { ReportRepository } from '../../persistence/report.repository.js';
import { FinishReportCommand } from './finish-report.command.js';

@CommandHandler(FinishReportCommand)
export class FinishReportHandler implements ICommandHandler<FinishReportCommand> {
  constructor(
    private readonly reports: ReportRepository,
    private readonly files: ReportFiles,
  ) {}

  async execute({ run, written }: FinishReportCommand): Promise<void> {
    const report = await this.reports.lockRun(run.reportId, run.run);
    if (!report) return this.files.removePart(run);
    const { rows, bytes } = written;
    await this.reports.move(report, { state: 'done', progress: 100, rows, bytes });
    // Under the report's lock, so that a run that was replaced cannot put its file here.
    await this.files.publish(run);
  }
}
