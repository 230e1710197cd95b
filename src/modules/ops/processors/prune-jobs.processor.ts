import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { PruneJobsCommand } from '../commands/prune-jobs/prune-jobs.command.js';
import { PRUNE_JOBS } from '../jobs/prune-jobs.job.js';

@Injectable()
@JobProcessor(PRUNE_JOBS)
export class PruneJobsProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  async handle(): Promise<void> {
    await this.commands.execute(new PruneJobsCommand());
  }
}
