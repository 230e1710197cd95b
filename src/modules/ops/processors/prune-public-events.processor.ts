import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { PrunePublicEventsCommand } from '../commands/prune-public-events/prune-public-events.command.js';
import { PRUNE_PUBLIC_EVENTS } from '../jobs/prune-public-events.job.js';

@Injectable()
@JobProcessor(PRUNE_PUBLIC_EVENTS)
export class PrunePublicEventsProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  async handle(): Promise<void> {
    await this.commands.execute(new PrunePublicEventsCommand());
  }
}
