import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { MatchProblemLocationsQuery } from '#modules/problem-locations/index.js';
import type { Stop } from '../domain/stop.js';

type StopAddress = Pick<Stop, 'normalizedStreetAddress' | 'latitude' | 'longitude'>;
/** Whether, and why, work was difficult at a stop before. */
export type ProblemFlag = Pick<Stop, 'isProblem' | 'problemReason'>;

/** Matches stops with the problem locations as they are now. */
@Injectable()
export class StopProblems {
  constructor(private readonly queries: QueryBus) {}

  /** The flags of the stops, in their order. */
  async of(stops: readonly StopAddress[]): Promise<ProblemFlag[]> {
    const places = stops.map(({ normalizedStreetAddress, latitude, longitude }) => ({
      address: normalizedStreetAddress,
      latitude,
      longitude,
    }));
    const problems = await this.queries.execute(new MatchProblemLocationsQuery(places));
    return problems.map((problem) => ({
      isProblem: problem !== null,
      problemReason: problem?.reason ?? '',
    }));
  }
}
