import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { AccessTokens } from '../../tokens/access-tokens.js';
import { EndSessionCommand } from './end-session.command.js';

@CommandHandler(EndSessionCommand)
export class EndSessionHandler implements ICommandHandler<EndSessionCommand> {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionRepository,
    private readonly live: LiveChanges,
  ) {}

  async execute({ token }: EndSessionCommand): Promise<void> {
    const read = await this.tokens.read(token);
    if (!read) return;
    await this.sessions.end(read.sessionId, read.employeeId);
    this.live.changed(employeeTopic(read.employeeId), { kind: 'session' });
  }
}
