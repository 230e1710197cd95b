import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '../../../../kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';

/** Crews, managers and alerts of a branch's day. */
export class GetDailyAssignmentQuery extends Query<DailyAssignmentView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
  ) {
    super();
  }
}
