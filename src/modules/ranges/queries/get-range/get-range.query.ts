import { Query } from '@nestjs/cqrs';
import type { QuotedRangeView } from '../../contract/range.view.js';

/** How long an activity may take. Refused: 404 customer or activity; 422 RANGE_UNKNOWN. */
export class GetRangeQuery extends Query<QuotedRangeView> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
  ) {
    super();
  }
}
