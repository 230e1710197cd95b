import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';

/** Ends a person's day off; no seat comes back with it. @throws 404, 409 CREW_CHANGED when they are not off. */
export class MarkBackOnCommand extends Command<DailyAssignmentView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly employeeId: string,
  ) {
    super();
  }
}
