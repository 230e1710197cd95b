import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { EMPLOYEE_VIEW_KEY, may } from '#modules/access/contract/permission-table.js';
import type { EmployeeSummaryView, EmployeeView } from '../../contract/employee.view.js';
import { EmployeeReader } from '../employee-reader.js';
import { GetEmployeeQuery } from './get-employee.query.js';

@QueryHandler(GetEmployeeQuery)
export class GetEmployeeHandler implements IQueryHandler<GetEmployeeQuery> {
  constructor(private readonly views: EmployeeReader) {}

  execute({ employeeId }: GetEmployeeQuery): Promise<EmployeeView | EmployeeSummaryView> {
    const actor = currentActor();
    const seesAll = actor.employeeId === employeeId || may(actor.roles, EMPLOYEE_VIEW_KEY);
    return seesAll ? this.views.whole(employeeId) : this.views.summary(employeeId);
  }
}
