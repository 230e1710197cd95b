import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { mayBecome } from '../../domain/report-state.js';
import { ReportRepository } from '../../persistence/report.repository.js';
import type { ReportRun } from '../../files/report-run.js';
import { BeginReportCommand } from './begin-report.command.js';

@CommandHandler(BeginReportCommand)
export class BeginReportHandler implements ICommandHandler<BeginReportCommand> {
  constructor(private readonly reports: ReportRepository) {}

  async execute({ reportId }: BeginReportCommand): Promise<ReportRun | undefined> {
    const report = await this.reports.lock(reportId);
    if (!report || !mayBecome(report.state, 'running')) return undefined;
    const run = report.run + 1;
    const afresh = { progress: 0, rows: 0, bytes: 0, error: null };
    await this.reports.move(report, { state: 'running', run, ...afresh });
    const { kind, branchId, firstDay: start, lastDay: end } = report;
    return { reportId, run, kind, params: { branchId, start, end } };
  }
}
