import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '../../../../platform/database/events.js';
import { employeeTopic } from '../../../../platform/realtime/employee-topic.js';
import { LiveChanges } from '../../../../platform/realtime/live-changes.js';
import { AccessEnded } from '../../access-ended.js';
import type { EndedSessionsView } from '../../contract/session.view.js';
import { Sessions } from '../../persistence/sessions.js';
import { Tickets } from '../../persistence/tickets.js';
import { Visits } from '../../persistence/visits.js';
import { EndAccessCommand } from './end-access.command.js';

@CommandHandler(EndAccessCommand)
export class EndAccessHandler implements ICommandHandler<EndAccessCommand> {
  constructor(
    private readonly sessions: Sessions,
    private readonly tickets: Tickets,
    private readonly visits: Visits,
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
