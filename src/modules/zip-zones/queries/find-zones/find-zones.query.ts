import { Query } from '@nestjs/cqrs';
import type { Cents } from '#kernel/money.js';

/** What a trip to a zip costs from a branch. */
export interface ZoneOfZip {
  zone: string;
  /** False: nothing. */
  useFee: boolean;
  tripFeeCents: Cents;
}

/**
 * For each zip, in their order, the branch's zone with its first five digits, otherwise the
 * branch's zone `O` (R-BRANCH-11); a branch without a zone `O` charges no fee elsewhere.
 */
export class FindZonesQuery extends Query<ZoneOfZip[]> {
  constructor(
    readonly branchId: string,
    readonly zips: readonly string[],
  ) {
    super();
  }
}
