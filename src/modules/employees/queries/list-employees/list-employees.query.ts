import { Query } from '@nestjs/cqrs';
import type { EmployeeSummaryView, EmployeeView } from '../../contract/employee.view.js';
import type { EmployeeListFilter } from '../employee-reader.js';

/**
 * By last, then first name; the short form without the admin/employee view right. Never deleted
 * ones.
 */
export class ListEmployeesQuery extends Query<EmployeeView[] | EmployeeSummaryView[]> {
  constructor(readonly filter: EmployeeListFilter) {
    super();
  }
}
