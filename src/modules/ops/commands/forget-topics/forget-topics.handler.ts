import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { TopicRevisions } from '#platform/realtime/topic-revisions.js';
import { ForgetTopicsCommand } from './forget-topics.command.js';

@CommandHandler(ForgetTopicsCommand)
export class ForgetTopicsHandler implements ICommandHandler<ForgetTopicsCommand> {
  constructor(private readonly revisions: TopicRevisions) {}

  execute(): Promise<number> {
    return this.revisions.forgetOld();
  }
}
