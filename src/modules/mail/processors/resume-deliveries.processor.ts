import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { ResumeDeliveriesCommand } from '../commands/resume-deliveries/resume-deliveries.command.js';
import { RESUME_DELIVERIES } from '../jobs/resume-deliveries.job.js';

@Injectable()
@JobProcessor(RESUME_DELIVERIES)
export class ResumeDeliveriesProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  async handle(): Promise<void> {
    await this.commands.execute(new ResumeDeliveriesCommand());
  }
}
