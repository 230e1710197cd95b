import { CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { newId } from '#kernel/ids.js';
import { currentActor } from '#platform/actor/actor.js';
import { DatabaseTime } from '#platform/database/database-time.js';
import { Jobs } from '#platform/queue/jobs.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import { REPORT_ERRORS, MAX_WAITING_REPORTS } from '../../contract/report-terms.js';
import type { QueuedReportView } from '../../contract/report.view.js';
import { ReportRepository } from '../../persistence/report.repository.js';
import { WRITE_REPORT } from '../../jobs/write-report.job.js';
import { QueueReportCommand } from './queue-report.command.js';

@CommandHandler(QueueReportCommand)
export class QueueReportHandler implements ICommandHandler<QueueReportCommand> {
  constructor(
    private readonly queries: QueryBus,
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ kind, params }: QueueReportCommand): Promise<QueuedReportView> {
    const { branchId, start: firstDay, end: lastDay } = params;
    if (branchId !== null) await this.queries.execute(new GetBranchQuery(branchId));
    const { employeeId: ownerId } = currentActor();
    if (ownerId === null) throw new Error('A report is for a person');
    if ((await this.reports.countWaiting(ownerId)) >= MAX_WAITING_REPORTS) {
      throw conflict('TOO_MANY_REPORTS', REPORT_ERRORS.TOO_MANY_REPORTS);
    }
    const created = await this.time.now();
    const id = newId(created.getTime());
    await this.reports.insert({
      ...{ id, kind, branchId, firstDay, lastDay, ownerId, created, touched: created },
      ...{ state: 'queued', run: 0, progress: 0, rows: 0, bytes: 0, finished: null, error: null },
    });
    await this.jobs.enqueue(WRITE_REPORT, { reportId: id }, { dedupeKey: id });
    return { reportId: id };
  }
}
