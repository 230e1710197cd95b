import { Query } from '@nestjs/cqrs';
import type { RangeView } from '../../contract/range.view.js';

/**
 * How long each activity of a customer may take, by activity id; one whose stops lack an estimate is
 * absent.
 */
export class GetCustomerRangesQuery extends Query<ReadonlyMap<string, RangeView>> {
  constructor(readonly customerId: string) {
    super();
  }
}
