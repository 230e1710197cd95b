import { Query } from '@nestjs/cqrs';
import type { EmployeeSummaryView, EmployeeView } from '../../contract/employee.view.js';

/** One employee; the short form without the admin/employee view right, except for oneself. */
export class GetEmployeeQuery extends Query<EmployeeView | EmployeeSummaryView> {
  constructor(readonly employeeId: string) {
    super();
  }
}
