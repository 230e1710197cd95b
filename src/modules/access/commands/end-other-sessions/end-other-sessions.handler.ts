import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import type { EndedSessionsView } from '../../contract/session.view.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { unauthenticated } from '../../refusals.js';
import { EndOtherSessionsCommand } from './end-other-sessions.command.js';

@CommandHandler(EndOtherSessionsCommand)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessionsCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly live: LiveChanges,
  ) {}

  async execute(): Promise<EndedSessionsView> {
    const { employeeId, sessionId } = currentActor();
    if (employeeId === null || sessionId === undefined) throw unauthenticated();
    const ended = await this.sessions.endOthers(employeeId, sessionId);
    if (ended > 0) this.live.changed(employeeTopic(employeeId), { kind: 'session' });
    return { ended };
  }
}
