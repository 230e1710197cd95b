import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DayView } from '../../contract/day.view.js';

/**
 * One branch's board on one day, as the caller may see it.
 * @throws 404 'Branch not found'
 */
export class GetDayViewQuery extends Query<DayView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
  ) {
    super();
  }
}
