import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { ScheduleView } from '../../contract/schedule.view.js';

/**
 * A person's days; without a span from a week ago to four weeks ahead.
 * @throws 404 'Employee not found'
 */
export class GetScheduleQuery extends Query<ScheduleView> {
  constructor(
    readonly employeeId: string,
    readonly from: LocalDate | undefined,
    readonly to: LocalDate | undefined,
  ) {
    super();
  }
}
