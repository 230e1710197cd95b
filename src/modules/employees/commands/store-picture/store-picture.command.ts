import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';

/** Gives an employee a picture, instead of any before. Refused: 404. */
export class StorePictureCommand extends Command<EmployeeView> {
  constructor(
    readonly employeeId: string,
    /** From EncodePictureQuery. */
    readonly webp: Buffer,
  ) {
    super();
  }
}
