import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { TicketKinds } from '#platform/http/tickets/ticket-kinds.js';
import type { TicketView } from '../../contract/access.view.js';
import { may } from '../../contract/permission-table.js';
import { EMPLOYEE_DIRECTORY } from '../../ports/employee-directory.js';
import type { EmployeeDirectory } from '../../ports/employee-directory.js';
import { TicketRepository } from '../../persistence/ticket.repository.js';
import { forbidden, unauthenticated } from '../../refusals.js';
import { IssueTicketCommand } from './issue-ticket.command.js';

@CommandHandler(IssueTicketCommand)
export class IssueTicketHandler implements ICommandHandler<IssueTicketCommand> {
  constructor(
    private readonly kinds: TicketKinds,
    private readonly tickets: TicketRepository,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ purpose }: IssueTicketCommand): Promise<TicketView> {
    const { employeeId, roles } = currentActor();
    const [name = '', id = ''] = purpose.split(':');
    const kind = this.kinds.get(name);
    if (employeeId === null || !may(roles, kind.requires)) throw forbidden();
    const path = await kind.path(id);
    if (!(await this.employees.heldRoles(employeeId))) throw unauthenticated();
    return { url: `${path}?ticket=${await this.tickets.issue(employeeId, path)}` };
  }
}
