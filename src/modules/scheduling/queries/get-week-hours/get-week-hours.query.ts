import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { WeekHoursView } from '../../contract/week-hours.view.js';

/** The hours of everybody on crews in the week of a day, at all branches. */
export class GetWeekHoursQuery extends Query<WeekHoursView> {
  constructor(readonly day: LocalDate) {
    super();
  }
}
