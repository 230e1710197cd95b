import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { Jobs } from '#platform/queue/jobs.js';
import { DELIVER_EMAIL } from '../../jobs/deliver-email.job.js';
import { ResumeDeliveriesCommand } from './resume-deliveries.command.js';

const BATCH = 500;
/** Longer than a busy queue takes. */
const LONG_AGO = `now() - interval '1 minute'`;

const OVERDUE = statement(
  { id: id() },
  sql`
  select id from mail.email
  where status in ('queued', 'sending')
    and due < ${LONG_AGO} and coalesce(hold_until, due) < ${LONG_AGO}
  order by due limit ${BATCH}
  for update skip locked`,
  'plain',
);

@CommandHandler(ResumeDeliveriesCommand)
export class ResumeDeliveriesHandler implements ICommandHandler<ResumeDeliveriesCommand> {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
  ) {}

  async execute(): Promise<number> {
    const overdue = await this.db.rows(OVERDUE);
    for (const { id } of overdue) {
      const options = { dedupeKey: id, startedBy: null };
      await this.jobs.enqueue(DELIVER_EMAIL, { emailId: id }, options);
    }
    return overdue.length;
  }
}
