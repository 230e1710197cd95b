import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { Jobs } from '#platform/queue/jobs.js';
import { REPORT_KEPT_DAYS } from '../../contract/report-terms.js';
import { ReportRepository } from '../../persistence/report.repository.js';
import { MAX_RUNS, WRITE_REPORT } from '../../jobs/write-report.job.js';
import { TidyReportsCommand } from './tidy-reports.command.js';

// Longer than a queue takes to notice that a process died.
const ABANDONED = statement(
  { id: id() },
  sql`
  select id from reports.report where state in ('queued', 'running')
    and touched < now() - interval '5 minutes'
  order by touched for update skip locked`,
  'plain',
);

const FORGET = `
  delete from reports.report where created < now() - $1 * interval '1 day'
    and state not in ('queued', 'running')`;

@CommandHandler(TidyReportsCommand)
export class TidyReportsHandler implements ICommandHandler<TidyReportsCommand> {
  constructor(
    private readonly db: Db,
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
  ) {}

  async execute(): Promise<void> {
    for (const { id } of await this.db.rows(ABANDONED)) {
      await this.takeUp(id);
    }
    await this.db.execute(FORGET, [REPORT_KEPT_DAYS]);
  }

  private async takeUp(reportId: string): Promise<void> {
    const report = await this.reports.lock(reportId);
    if (!report) return;
    if (report.run < MAX_RUNS) {
      const options = { dedupeKey: reportId, startedBy: report.ownerId };
      await this.jobs.enqueue(WRITE_REPORT, { reportId }, options);
    } else {
      await this.reports.move(report, { state: 'failed', error: WRITE_REPORT.failureMessage });
    }
  }
}
