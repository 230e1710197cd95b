import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DayMapView } from '../../contract/day-map.view.js';

/**
 * Where the moves on one branch's board of one day go: booked ones and those on the Unassigned row.
 * @throws 404 'Branch not found'
 */
export class GetDayMapQuery extends Query<DayMapView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
  ) {
    super();
  }
}
