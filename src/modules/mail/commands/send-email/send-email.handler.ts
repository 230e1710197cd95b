import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { DatabaseTime } from '#platform/database/database-time.js';
import { Jobs } from '#platform/queue/jobs.js';
import { NoteEmailAcceptedCommand } from '#modules/moves/index.js';
import { copyAddresses } from '../../contract/recipients.js';
import { DELIVER_EMAIL } from '../../jobs/deliver-email.job.js';
import { EmailRepository } from '../../persistence/email.repository.js';
import { ConfirmationGate } from '../confirmation-gate.js';
import { SendEmailCommand } from './send-email.command.js';
import type { AcceptedEmail } from './send-email.command.js';

@CommandHandler(SendEmailCommand)
export class SendEmailHandler implements ICommandHandler<SendEmailCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly gate: ConfirmationGate,
    private readonly emails: EmailRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ email, html, handOver }: SendEmailCommand): Promise<AcceptedEmail> {
    const { customerId, recipient, recipientcc = '', subject, template } = email;
    // First, because it locks the customer.
    const { branchId, version } = await this.commands.execute(
      new NoteEmailAcceptedCommand(customerId),
    );
    await this.gate.pass(customerId, template);
    const accepted = this.clock.now();
    const id = newId(accepted.getTime());
    await this.emails.insert({
      ...{ id, customerId, branchId, template, subject, recipient, html, accepted },
      cc: copyAddresses(recipientcc),
      sender: currentActor().employeeId,
      messageId: `<${id}@emma.mail>`,
      acceptedVersion: version,
      ...{ status: 'queued', attempts: 0, tries: 0, transport: null, error: null },
      ...{ due: await this.time.now(), holdUntil: null, sent: null },
    });
    if (handOver === 'by-job') await this.jobs.enqueue(DELIVER_EMAIL, { emailId: id });
    return { emailId: id, status: 'queued' };
  }
}
