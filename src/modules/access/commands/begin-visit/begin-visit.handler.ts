import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EMPLOYEE_DIRECTORY } from '../../ports/employee-directory.js';
import type { EmployeeDirectory } from '../../ports/employee-directory.js';
import { VisitRepository } from '../../persistence/visit.repository.js';
import { unauthenticated } from '../../refusals.js';
import { BeginVisitCommand } from './begin-visit.command.js';

@CommandHandler(BeginVisitCommand)
export class BeginVisitHandler implements ICommandHandler<BeginVisitCommand> {
  constructor(
    private readonly visits: VisitRepository,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ employeeId, path, seconds }: BeginVisitCommand): Promise<string> {
    if (!(await this.employees.heldRoles(employeeId))) throw unauthenticated();
    return this.visits.begin(employeeId, path, seconds);
  }
}
