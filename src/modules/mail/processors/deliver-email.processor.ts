import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isUnavailable } from '#platform/database/is-unavailable.js';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { BeginDeliveryCommand } from '../commands/begin-delivery/begin-delivery.command.js';
import { FinishDeliveryCommand } from '../commands/finish-delivery/finish-delivery.command.js';
import { DELIVER_EMAIL } from '../jobs/deliver-email.job.js';
import { OutgoingMail } from '../outgoing/outgoing-mail.js';

const NOTE_TRIES = 60;
const NOTE_PAUSE_MS = 500;

/** The hand-over itself is between two commands: the first one has committed its beginning. */
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
    await this.note(new FinishDeliveryCommand(emailId, step.letter.attempt, outcome));
  }

  /** Nobody else knows how it ended: a short outage of the database must not make it unknown. */
  private async note(end: FinishDeliveryCommand): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.commands.execute(end);
      } catch (error) {
        if (!isUnavailable(error) || tries === NOTE_TRIES) throw error;
      }
      await sleep(NOTE_PAUSE_MS);
    }
  }
}
