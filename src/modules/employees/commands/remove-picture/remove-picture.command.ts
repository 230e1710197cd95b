import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';

/** Removes an employee's picture, if there is one. Refused: 404. */
export class RemovePictureCommand extends Command<EmployeeView> {
  constructor(readonly employeeId: string) {
    super();
  }
}
