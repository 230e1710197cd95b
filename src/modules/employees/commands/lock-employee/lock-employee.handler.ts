import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EmployeeRepository } from '../../persistence/employee.repository.js';
import { LockEmployeeCommand } from './lock-employee.command.js';
import type { LockedEmployee } from './lock-employee.command.js';

@CommandHandler(LockEmployeeCommand)
export class LockEmployeeHandler implements ICommandHandler<LockEmployeeCommand> {
  constructor(private readonly employees: EmployeeRepository) {}

  async execute({ employeeId }: LockEmployeeCommand): Promise<LockedEmployee> {
    const row = await this.employees.lock(employeeId);
    const { firstName, lastName, branchId, roles, active } = row;
    return {
      employeeId,
      displayName: row.displayName || `${firstName} ${lastName}`,
      branchId,
      roles,
      isTeamLead: roles.includes('team_lead'),
      active,
    };
  }
}
