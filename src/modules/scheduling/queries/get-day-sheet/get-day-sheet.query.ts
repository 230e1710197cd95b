import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DaySheetView } from '../../contract/day.view.js';

/**
 * The day view with crew names and phones, for printing.
 * @throws 404 'Branch not found'
 */
export class GetDaySheetQuery extends Query<DaySheetView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
  ) {
    super();
  }
}
