import { Query } from '@nestjs/cqrs';
import type { Maximum } from '#kernel/maximum.js';
import type { RangeView } from '../../contract/range.view.js';

/** What a customer may be told, by activity id. */
export interface CustomerRanges {
  /** How long a day may take; one whose stops lack an estimate is absent. */
  readonly ranges: ReadonlyMap<string, RangeView>;
  /** The most of a day; one of which none is promised is absent. */
  readonly maxima: ReadonlyMap<string, Maximum>;
}

/** How long each activity of a customer may take, and the most that is promised of it. */
export class GetCustomerRangesQuery extends Query<CustomerRanges> {
  constructor(readonly customerId: string) {
    super();
  }
}
