import { Query } from '@nestjs/cqrs';

/** A stop; degrees are null until its position is known. */
export interface StopAddress {
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/** The problem location that matches a stop. */
export interface ProblemMatch {
  id: string;
  reason: string;
}

/**
 * For each stop, in order, the problem location at the same address, otherwise the nearest within
 * 60 m of its position, otherwise null.
 */
export class MatchProblemLocationsQuery extends Query<(ProblemMatch | null)[]> {
  constructor(readonly stops: readonly StopAddress[]) {
    super();
  }
}
