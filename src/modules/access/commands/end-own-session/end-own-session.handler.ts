import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { currentActor } from '#platform/actor/actor.js';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { EndOwnSessionCommand } from './end-own-session.command.js';

@CommandHandler(EndOwnSessionCommand)
export class EndOwnSessionHandler implements ICommandHandler<EndOwnSessionCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly live: LiveChanges,
  ) {}

  async execute({ sessionId }: EndOwnSessionCommand): Promise<void> {
    const { employeeId } = currentActor();
    if (employeeId === null || !(await this.sessions.end(sessionId, employeeId))) {
      throw notFound('Session');
    }
    this.live.changed(employeeTopic(employeeId), { kind: 'session' });
  }
}
