import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobContext, JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { RollNextActivitiesCommand } from '../commands/roll-next-activities/roll-next-activities.command.js';
import { ROLL_NEXT_ACTIVITIES } from '../jobs/roll-next-activities.job.js';

@Injectable()
@JobProcessor(ROLL_NEXT_ACTIVITIES)
export class RollNextActivitiesProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  async handle(_payload: Record<string, never>, { signal }: JobContext): Promise<void> {
    for (let rolled = 1; rolled > 0 && !signal.aborted;) {
      rolled = await this.commands.execute(new RollNextActivitiesCommand());
    }
  }
}
