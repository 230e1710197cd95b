import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { currentActor, employee, runAs } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { DatabaseTime } from '#platform/database/database-time.js';
import { History } from '#platform/history/history.js';
import { Jobs } from '#platform/queue/jobs.js';
import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import { DELIVER_EMAIL } from '../../jobs/deliver-email.job.js';
import { settle } from '../../domain/delivery-plan.js';
import type { Settlement } from '../../domain/delivery-plan.js';
import { mayBecome } from '../../domain/email-status.js';
import { EmailRepository } from '../../persistence/email.repository.js';
import type { Email } from '../../email.js';
import { FinishDeliveryCommand } from './finish-delivery.command.js';

@CommandHandler(FinishDeliveryCommand)
export class FinishDeliveryHandler implements ICommandHandler<FinishDeliveryCommand> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly commands: CommandBus,
    private readonly history: History,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ emailId, attempt, outcome }: FinishDeliveryCommand): Promise<void> {
    const email = await this.emails.lock(emailId);
    const settlement = settle(outcome, email.recipient, email.tries);
    if (email.attempts !== attempt || !endsHere(email, settlement)) return;
    const { status, error, pauseMs } = settlement;
    const sent = status === 'sent' ? this.clock.now() : null;
    const due = await this.time.in(pauseMs);
    await this.emails.move(email, { status, error, sent, due, holdUntil: null });
    if (status === 'queued') {
      await this.jobs.enqueue(DELIVER_EMAIL, { emailId }, { delayMs: pauseMs, startedBy: null });
    }
    if (sent) await this.tellDelivered(email, sent);
  }

  private async tellDelivered(email: Email, sent: Date): Promise<void> {
    const { customerId, template, acceptedVersion, sender } = email;
    await this.commands.execute(
      new NoteEmailDeliveredCommand(customerId, { template, sent, acceptedVersion }),
    );
    const { id: emailId, subject, recipient, cc } = email;
    // The trail names who sent it, not the job that delivered it.
    const job = currentActor();
    const author = sender === null ? job : employee({ employeeId: sender, roles: [] }, job);
    await runAs(author, () =>
      this.history.record({
        ...{ entity: 'customer', entityId: customerId, type: 'EMAILED' },
        data: { emailId, template, subject, recipient, recipientcc: cc.join(', ') },
      }),
    );
  }
}

/** An email that was thought lost may still turn out to be sent; no other outcome is overruled. */
const endsHere = ({ status }: Email, to: Settlement): boolean =>
  status === 'sending' || (to.status === 'sent' && mayBecome(status, to.status));
