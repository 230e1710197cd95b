import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';
import type { SentFields } from '../../domain/employee-fields.js';

/** Refused: 409 EMAIL_TAKEN, 404 for an unknown branch. */
export class CreateEmployeeCommand extends Command<EmployeeView> {
  constructor(readonly employee: SentFields) {
    super();
  }
}
