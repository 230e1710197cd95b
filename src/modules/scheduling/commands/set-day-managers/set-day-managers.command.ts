import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import type { DayManagers } from '../../domain/managers.js';

/**
 * Names the acting and the closing manager of a day; undefined leaves one as is.
 * @throws 404, 409 CREW_CHANGED (taken back, and chosen anew since), 422 SAME_MANAGER
 */
export class SetDayManagersCommand extends Command<DailyAssignmentView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly managers: Partial<DayManagers>,
  ) {
    super();
  }
}
