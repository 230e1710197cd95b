import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';
import { EMPLOYEE_DIRECTORY } from '../../ports/employee-directory.js';
import type { EmployeeDirectory } from '../../ports/employee-directory.js';
import { VisitRepository } from '../../persistence/visit.repository.js';
import { GetVisitorQuery } from './get-visitor.query.js';

@QueryHandler(GetVisitorQuery)
export class GetVisitorHandler implements IQueryHandler<GetVisitorQuery> {
  constructor(
    private readonly visits: VisitRepository,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ secret, path }: GetVisitorQuery): Promise<readonly Role[] | undefined> {
    const employeeId = await this.visits.visitor(secret, path);
    return employeeId === undefined ? undefined : this.employees.activeRoles(employeeId);
  }
}
