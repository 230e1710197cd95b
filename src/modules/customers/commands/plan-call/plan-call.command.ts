import { Command } from '@nestjs/cqrs';
import type { NextCallView } from '../../contract/lead-row.view.js';

/** Notes when a customer is called next, and about what; 404 for an unknown one. */
export class PlanCallCommand extends Command<NextCallView> {
  /** `at` null: no call is planned any longer. */
  constructor(
    readonly customerId: string,
    readonly at: Date | null,
    /** Absent: stay as they are. */
    readonly words?: string,
  ) {
    super();
  }
}
