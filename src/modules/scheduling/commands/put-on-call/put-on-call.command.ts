import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import type { ExpectedCrewPlace } from '../../contract/expectations.js';

/** Puts a person on call for a branch's day and frees their seat. @throws 409 OFF_TODAY CREW_CHANGED */
export class PutOnCallCommand extends Command<DailyAssignmentView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly employeeId: string,
    readonly expect?: ExpectedCrewPlace,
  ) {
    super();
  }
}
