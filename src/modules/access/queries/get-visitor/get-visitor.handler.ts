import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { Role } from '../../../../kernel/permission.js';
import { EMPLOYEE_DIRECTORY } from '../../employee-directory.js';
import type { EmployeeDirectory } from '../../employee-directory.js';
import { Visits } from '../../persistence/visits.js';
import { GetVisitorQuery } from './get-visitor.query.js';

@QueryHandler(GetVisitorQuery)
export class GetVisitorHandler implements IQueryHandler<GetVisitorQuery> {
  constructor(
    private readonly visits: Visits,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ secret, path }: GetVisitorQuery): Promise<readonly Role[] | undefined> {
    const employeeId = await this.visits.visitor(secret, path);
    return employeeId === undefined ? undefined : this.employees.activeRoles(employeeId);
  }
}
