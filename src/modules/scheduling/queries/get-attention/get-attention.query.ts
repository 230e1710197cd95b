import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DayAttentionView } from '../../contract/attention.view.js';

/**
 * What needs attention on a branch's boards from `day` on, one entry for each of `days` days.
 * @throws 404 'Branch not found'
 */
export class GetAttentionQuery extends Query<DayAttentionView[]> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly days: number,
  ) {
    super();
  }
}
