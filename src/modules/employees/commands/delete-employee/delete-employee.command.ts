import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';

/** Marks an employee deleted and inactive. Refused: 404, 409 OUTSTANDING_ASSIGNMENTS, 409 LAST_ADMIN. */
export class DeleteEmployeeCommand extends Command<EmployeeView> {
  constructor(readonly employeeId: string) {
    super();
  }
}
