import { Command } from '@nestjs/cqrs';
import type { EmployeeView } from '../../contract/employee.view.js';
import type { SentFields } from '../../domain/employee-fields.js';

/**
 * Refused: 404, 409 STALE_VERSION with the employee as stored, 409 EMAIL_TAKEN, 409 OUTSTANDING_ASSIGNMENTS for one who becomes inactive, 409
 * LAST_ADMIN for the only active admin who stops being one.
 */
export class UpdateEmployeeCommand extends Command<EmployeeView> {
  constructor(
    readonly employeeId: string,
    readonly employee: SentFields,
    /** The version that it was typed over; absent: whatever is stored is replaced. */
    readonly expectedVersion?: number,
  ) {
    super();
  }
}
