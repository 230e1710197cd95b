import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { EstimateBasis } from '../../domain/estimates/estimate-basis.js';
import type { CostInput } from '../../domain/money/activity-costs.js';

/** What the estimate of an activity is made of, by the figures in force today. */
export interface ActivityBasis extends EstimateBasis {
  readonly activityId: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly activityDay: LocalDate;
  readonly constantsVersion: number;
  readonly thirdMoverFactor: number;
  /** What its cost is computed from; cents. */
  readonly cost: CostInput;
}

/** Which activities: given ones, or all of a customer. */
export type WhichActivities =
  | { readonly activityIds: readonly string[] }
  | { readonly customerId: string };

/** What estimates are made of, by activity id; what does not exist is absent. */
export class GetEstimateBasesQuery extends Query<ReadonlyMap<string, ActivityBasis>> {
  constructor(readonly which: WhichActivities) {
    super();
  }
}
