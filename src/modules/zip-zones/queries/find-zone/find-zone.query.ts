import { Query } from '@nestjs/cqrs';
import type { Cents } from '../../../../kernel/money.js';

/** What a trip to a zip costs from a branch. */
export interface ZoneOfZip {
  zone: string;
  /** False: nothing. */
  useFee: boolean;
  tripFeeCents: Cents;
}

/**
 * The branch's zone that holds the first five digits of the zip, else its zone `O` (decisions,
 * "Money"); a branch that has no zone `O` takes no fee elsewhere.
 */
export class FindZoneQuery extends Query<ZoneOfZip> {
  constructor(
    readonly branchId: string,
    readonly zip: string,
  ) {
    super();
  }
}
