import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../../../platform/queue/job-handler.js';
import { JobProcessor } from '../../../platform/queue/job-processor.js';
import { ForgetTopicsCommand } from '../commands/forget-topics/forget-topics.command.js';
import { FORGET_TOPICS } from './forget-topics.job.js';

@Injectable()
@JobProcessor(FORGET_TOPICS)
export class ForgetTopicsProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  async handle(): Promise<void> {
    await this.commands.execute(new ForgetTopicsCommand());
  }
}
