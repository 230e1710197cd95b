import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DayLoadView } from '../../contract/availability.view.js';

/**
 * How full a branch's days are, both ends included.
 * @throws 404 'Branch not found'
 */
export class GetDayLoadQuery extends Query<DayLoadView[]> {
  constructor(
    readonly branchId: string,
    readonly from: LocalDate,
    readonly to: LocalDate,
  ) {
    super();
  }
}
