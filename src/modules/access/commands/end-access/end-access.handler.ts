import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '#platform/database/events.js';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { AccessEnded } from '../../events/access-ended.event.js';
import type { EndedSessionsView } from '../../contract/session.view.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { TicketRepository } from '../../persistence/ticket.repository.js';
import { VisitRepository } from '../../persistence/visit.repository.js';
import { EndAccessCommand } from './end-access.command.js';

@CommandHandler(EndAccessCommand)
export class EndAccessHandler implements ICommandHandler<EndAccessCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tickets: TicketRepository,
    private readonly visits: VisitRepository,
    private readonly events: Events,
    private readonly live: LiveChanges,
  ) {}

  async execute({ employeeId }: EndAccessCommand): Promise<EndedSessionsView> {
    const ended = await this.sessions.endAll(employeeId);
    await this.tickets.endAll(employeeId);
    await this.visits.endAll(employeeId);
    this.events.raise(new AccessEnded(employeeId));
    this.live.changed(employeeTopic(employeeId), { kind: 'session' });
    return { ended };
  }
}
