import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EMPLOYEE_DIRECTORY } from '../../ports/employee-directory.js';
import type { EmployeeDirectory } from '../../ports/employee-directory.js';
import { TicketRepository } from '../../persistence/ticket.repository.js';
import { RedeemTicketCommand } from './redeem-ticket.command.js';
import type { TicketHolder } from './redeem-ticket.command.js';

@CommandHandler(RedeemTicketCommand)
export class RedeemTicketHandler implements ICommandHandler<RedeemTicketCommand> {
  constructor(
    private readonly tickets: TicketRepository,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ ticket, path }: RedeemTicketCommand): Promise<TicketHolder | undefined> {
    const employeeId = await this.tickets.redeem(ticket, path);
    const roles = employeeId && (await this.employees.activeRoles(employeeId));
    return employeeId && roles ? { employeeId, roles } : undefined;
  }
}
