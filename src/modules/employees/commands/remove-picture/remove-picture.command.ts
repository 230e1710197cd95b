import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';

/** Takes an employee's picture away, if there is one. Refused: 404. */
export class RemovePictureCommand extends Command<EmployeeView> {
  constructor(readonly employeeId: string) {
    super();
  }
}
