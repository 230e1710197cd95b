import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { currentActor } from '../../../../platform/actor/actor.js';
import { TicketKinds } from '../../../../platform/http/tickets/ticket-kinds.js';
import type { TicketView } from '../../contract/access.view.js';
import { may } from '../../contract/permission-table.js';
import { Tickets } from '../../persistence/tickets.js';
import { forbidden } from '../../refusals.js';
import { IssueTicketCommand } from './issue-ticket.command.js';

@CommandHandler(IssueTicketCommand)
export class IssueTicketHandler implements ICommandHandler<IssueTicketCommand> {
  constructor(
    private readonly kinds: TicketKinds,
    private readonly tickets: Tickets,
  ) {}

  async execute({ purpose }: IssueTicketCommand): Promise<TicketView> {
    const { employeeId, roles } = currentActor();
    const [name = '', id = ''] = purpose.split(':');
    const kind = this.kinds.get(name);
    if (employeeId === null || !may(roles, kind.requires)) throw forbidden();
    const path = await kind.path(id);
    return { url: `${path}?ticket=${await this.tickets.issue(employeeId, path)}` };
  }
}
