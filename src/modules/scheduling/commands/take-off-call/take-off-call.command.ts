import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';

/**
 * Ends a person's on-call of that branch and day.
 * @throws 409 CREW_CHANGED when they are not on call
 */
export class TakeOffCallCommand extends Command<DailyAssignmentView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly employeeId: string,
  ) {
    super();
  }
}
