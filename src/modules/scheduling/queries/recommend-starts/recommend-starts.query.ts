import { Query } from '@nestjs/cqrs';
import type { AvailabilityView, RecommendedStartView } from '../../contract/availability.view.js';

/** Starts to choose from, for a job of which only the hours are known. */
export interface StartsToRank {
  branchId: string;
  /** Hours. */
  duration: number;
  /** In order; no day is past. */
  days: AvailabilityView['availabilities'];
}

/**
 * The few of these starts that suit the branch best, best first.
 * @throws 404 'Branch not found'
 */
export class RecommendStartsQuery extends Query<RecommendedStartView[]> {
  constructor(readonly starts: StartsToRank) {
    super();
  }
}
