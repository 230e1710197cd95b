import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { Role } from '../../../../kernel/permission.js';
import { EMPLOYEE_DIRECTORY } from '../../employee-directory.js';
import type { EmployeeDirectory } from '../../employee-directory.js';
import { GetRolesQuery } from './get-roles.query.js';

@QueryHandler(GetRolesQuery)
export class GetRolesHandler implements IQueryHandler<GetRolesQuery> {
  constructor(@Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory) {}

  execute({ employeeId }: GetRolesQuery): Promise<readonly Role[] | undefined> {
    return this.employees.activeRoles(employeeId);
  }
}
