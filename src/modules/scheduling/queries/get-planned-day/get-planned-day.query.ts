import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { PlannedDay } from '../../contract/planned-day.js';

/**
 * A branch's day with what a plan of it must know besides what its board shows; for those who dispatch.
 * @throws 404 'Branch not found'
 */
export class GetPlannedDayQuery extends Query<PlannedDay> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    /** Told of the day also where they are on no board. */
    readonly operationIds: readonly string[] = [],
  ) {
    super();
  }
}
