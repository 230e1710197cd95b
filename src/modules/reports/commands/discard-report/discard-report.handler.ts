import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { Db } from '#platform/database/db.js';
import { Jobs } from '#platform/queue/jobs.js';
import type { ReportView } from '../../contract/report.view.js';
import { isUnderWay } from '../../domain/report-state.js';
import { ReportFiles } from '../../files/report-files.js';
import { reportView } from '../../persistence/report.mapper.js';
import { ReportRepository } from '../../persistence/report.repository.js';
import { WRITE_REPORT } from '../../jobs/write-report.job.js';
import { DiscardReportCommand } from './discard-report.command.js';

@CommandHandler(DiscardReportCommand)
export class DiscardReportHandler implements ICommandHandler<DiscardReportCommand> {
  constructor(
    private readonly db: Db,
    private readonly reports: ReportRepository,
    private readonly files: ReportFiles,
    private readonly jobs: Jobs,
  ) {}

  async execute({ reportId }: DiscardReportCommand): Promise<ReportView> {
    const report = await this.reports.lockOwn(reportId, currentActor().employeeId);
    if (isUnderWay(report.state)) {
      // Otherwise it would still take its owner's turn.
      await this.jobs.withdraw(WRITE_REPORT, reportId);
      return reportView(await this.reports.move(report, { state: 'cancelled' }));
    }
    await this.reports.remove(report);
    // What is left behind is removed later.
    this.db.afterCommit(() => void this.files.remove(reportId).catch(() => undefined));
    return reportView(report);
  }
}
