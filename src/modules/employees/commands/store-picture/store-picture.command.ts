import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';

/** Stores an employee's picture, replacing any earlier one. Refused: 404. */
export class StorePictureCommand extends Command<EmployeeView> {
  constructor(
    readonly employeeId: string,
    /** From EncodePictureQuery. */
    readonly webp: Buffer,
  ) {
    super();
  }
}
