import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../../../kernel/time-window.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { Db } from '../../../../platform/database/db.js';
import { Jobs } from '../../../../platform/queue/jobs.js';
import { DELIVER_EMAIL } from '../../delivery/deliver-email.job.js';
import { ResumeDeliveriesCommand } from './resume-deliveries.command.js';

const BATCH = 500;
/** Longer than a busy queue takes. */
const OVERDUE_MS = MINUTE_MS;

const OVERDUE = `
  select id from mail.email
  where status in ('queued', 'sending') and due < $1 and coalesce(hold_until, due) < $1
  order by due limit ${BATCH}
  for update skip locked`;

@CommandHandler(ResumeDeliveriesCommand)
export class ResumeDeliveriesHandler implements ICommandHandler<ResumeDeliveriesCommand> {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - OVERDUE_MS);
    const overdue = await this.db.query<{ id: string }>(OVERDUE, [before]);
    for (const { id } of overdue) {
      const options = { dedupeKey: id, startedBy: null };
      await this.jobs.enqueue(DELIVER_EMAIL, { emailId: id }, options);
    }
    return overdue.length;
  }
}
