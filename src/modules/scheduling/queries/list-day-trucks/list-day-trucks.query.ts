import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DayTruckView } from '../../contract/day.view.js';

/** These trucks as they are on that day. */
export class ListDayTrucksQuery extends Query<DayTruckView[]> {
  constructor(
    readonly truckIds: string[],
    readonly day: LocalDate,
  ) {
    super();
  }
}
