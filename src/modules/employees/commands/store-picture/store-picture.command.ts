import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';

/** Gives an employee a picture, instead of any before. Refused: 400 PICTURE_INVALID, 404. */
export class StorePictureCommand extends Command<EmployeeView> {
  constructor(
    readonly employeeId: string,
    /** A png, jpeg or webp as it was sent. */
    readonly bytes: Uint8Array,
  ) {
    super();
  }
}
