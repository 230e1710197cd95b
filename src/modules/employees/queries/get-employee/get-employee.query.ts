import { Query } from '@nestjs/cqrs';
import type { EmployeeSummaryView, EmployeeView } from '../../contract/employee.view.js';

/** One employee; short for those without the admin/employee view right, but for themselves. */
export class GetEmployeeQuery extends Query<EmployeeView | EmployeeSummaryView> {
  constructor(readonly employeeId: string) {
    super();
  }
}
