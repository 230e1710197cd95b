import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { DatabaseTime } from '#platform/database/database-time.js';
import { MailConfig } from '#platform/mail-transport/mail.config.js';
import { Jobs } from '#platform/queue/jobs.js';
import { DELIVER_EMAIL } from '../../jobs/deliver-email.job.js';
import { BranchTransport } from '../../outgoing/branch-transport.js';
import { MailServers } from '../../outgoing/mail-servers.js';
import type { TransportName, Letter } from '../../outgoing/letter.js';
import { EmailRepository } from '../../persistence/email.repository.js';
import type { Email } from '../../email.js';
import { BeginDeliveryCommand } from './begin-delivery.command.js';
import type { DeliveryStep } from './begin-delivery.command.js';

/** What a process may need after the hand-over to note how it ended. */
const SPARE_MS = 5_000;

const RESTING = 'The mail server does not answer.';

@CommandHandler(BeginDeliveryCommand)
export class BeginDeliveryHandler implements ICommandHandler<BeginDeliveryCommand> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly transports: BranchTransport,
    private readonly jobs: Jobs,
    private readonly config: MailConfig,
    private readonly servers: MailServers,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ emailId, transport }: BeginDeliveryCommand): Promise<DeliveryStep> {
    const email = await this.emails.lock(emailId);
    switch (email.status) {
      case 'queued':
        return (await this.waits(email, email.due)) ?? this.begin(email, transport);
      case 'sending':
        return (
          (await this.waits(email, email.holdUntil)) ?? { kind: 'findOut', letter: letterOf(email) }
        );
      case 'sent':
      case 'failed':
      case 'unknown':
        return { kind: 'nothing' };
    }
  }

  private async begin(email: Email, wanted?: TransportName): Promise<DeliveryStep> {
    const transport = wanted ?? (await this.transports.of(email.branchId));
    const restMs = this.servers.restMs(transport);
    if (restMs > 0) return this.postpone(email, restMs);
    const begun = await this.emails.move(email, {
      status: 'sending',
      attempts: email.attempts + 1,
      tries: email.tries + 1,
      transport,
      holdUntil: await this.time.in(this.config.timeoutMs + SPARE_MS),
    });
    return { kind: 'handOver', letter: letterOf(begun) };
  }

  /** Comes back when it is time; undefined when it is. */
  private async waits({ id }: Email, until: Date | null): Promise<DeliveryStep | undefined> {
    const delayMs = (until?.getTime() ?? 0) - (await this.time.now()).getTime();
    return delayMs > 0 ? this.tryAgainLater(id, delayMs) : undefined;
  }

  /** Uses up none of the email's tries, and people read why it waits. */
  private async postpone(email: Email, delayMs: number): Promise<DeliveryStep> {
    await this.emails.postpone(email, await this.time.in(delayMs), RESTING);
    return this.tryAgainLater(email.id, delayMs);
  }

  private async tryAgainLater(emailId: string, delayMs: number): Promise<DeliveryStep> {
    const options = { dedupeKey: emailId, delayMs, startedBy: null };
    await this.jobs.enqueue(DELIVER_EMAIL, { emailId }, options);
    return { kind: 'nothing' };
  }
}

const letterOf = (email: Email): Letter => ({
  emailId: email.id,
  attempt: email.attempts,
  transport: email.transport ?? 'mailbox',
  branchId: email.branchId,
  messageId: email.messageId,
  recipient: email.recipient,
  cc: email.cc,
  subject: email.subject,
  html: email.html,
});
