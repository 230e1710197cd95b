import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { EMPLOYEE_VIEW_KEY, may } from '#modules/access/contract/permission-table.js';
import type { EmployeeSummaryView, EmployeeView } from '../../contract/employee.view.js';
import { EmployeeReader } from '../employee-reader.js';
import { ListEmployeesQuery } from './list-employees.query.js';

@QueryHandler(ListEmployeesQuery)
export class ListEmployeesHandler implements IQueryHandler<ListEmployeesQuery> {
  constructor(private readonly views: EmployeeReader) {}

  execute({ filter }: ListEmployeesQuery): Promise<EmployeeView[] | EmployeeSummaryView[]> {
    return may(currentActor().roles, EMPLOYEE_VIEW_KEY)
      ? this.views.wholeList(filter)
      : this.views.summaryList(filter);
  }
}
