import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { WeekHoursView } from '../../contract/week-hours.view.js';

/**
 * The hours of everybody who has a seat in the week of a day, Sunday to Saturday, at all branches, and where they are
 * that day.
 */
export class GetWeekHoursQuery extends Query<WeekHoursView> {
  constructor(
    /** Any day of the week. */
    readonly day: LocalDate,
  ) {
    super();
  }
}
