import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../../../platform/queue/job-handler.js';
import { JobProcessor } from '../../../platform/queue/job-processor.js';
import { BeginDeliveryCommand } from '../commands/begin-delivery/begin-delivery.command.js';
import { FinishDeliveryCommand } from '../commands/finish-delivery/finish-delivery.command.js';
import { DELIVER_EMAIL } from '../delivery/deliver-email.job.js';
import { OutgoingMail } from '../outgoing/outgoing-mail.js';

/** The hand-over itself lies between two commands: what was begun is committed before it. */
@Injectable()
@JobProcessor(DELIVER_EMAIL)
export class DeliverEmailProcessor implements JobHandler<{ emailId: string }> {
  constructor(
    private readonly commands: CommandBus,
    private readonly outgoing: OutgoingMail,
  ) {}

  async handle({ emailId }: { emailId: string }): Promise<void> {
    const step = await this.commands.execute(new BeginDeliveryCommand(emailId));
    if (step.kind === 'nothing') return;
    const outcome =
      step.kind === 'handOver'
        ? await this.outgoing.handOver(step.letter)
        : await this.outgoing.findOut(step.letter);
    await this.commands.execute(new FinishDeliveryCommand(emailId, step.letter.attempt, outcome));
  }
}
