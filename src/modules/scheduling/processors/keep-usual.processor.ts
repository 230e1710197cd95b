import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobContext, JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { KeepUsualCommand } from '../commands/keep-usual/keep-usual.command.js';
import { KEEP_USUAL } from '../jobs/keep-usual.job.js';

@Injectable()
@JobProcessor(KEEP_USUAL)
export class KeepUsualProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  async handle(_payload: Record<string, never>, { signal }: JobContext): Promise<void> {
    for (let kept = 1; kept > 0 && !signal.aborted;) {
      kept = await this.commands.execute(new KeepUsualCommand());
    }
  }
}
