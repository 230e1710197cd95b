import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobContext, JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { ForgetTopicsCommand } from '../commands/forget-topics/forget-topics.command.js';
import { FORGET_TOPICS } from '../jobs/forget-topics.job.js';

@Injectable()
@JobProcessor(FORGET_TOPICS)
export class ForgetTopicsProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  /** Batch after batch: more may expire in a day than one statement should delete. */
  async handle(_payload: Record<string, never>, { signal }: JobContext): Promise<void> {
    for (let forgotten = 1; forgotten > 0 && !signal.aborted;) {
      forgotten = await this.commands.execute(new ForgetTopicsCommand());
    }
  }
}
