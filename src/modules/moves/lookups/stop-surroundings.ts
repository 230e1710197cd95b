import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { MatchProblemLocationsQuery } from '../../problem-locations/index.js';
import type { ProblemMatch } from '../../problem-locations/index.js';
import { FindZoneQuery } from '../../zip-zones/index.js';
import type { ZoneOfZip } from '../../zip-zones/index.js';
import type { LocationRow } from '../persistence/location.row.js';

/** What lies around a stop: its zip zone with the fee, and whether work was difficult there before. */
@Injectable()
export class StopSurroundings {
  constructor(private readonly queries: QueryBus) {}

  /** The stops with their zone, the zone's fee and their problem as they are now. */
  async around(locations: readonly LocationRow[], branchId: string): Promise<LocationRow[]> {
    if (locations.length === 0) return [];
    const zones = await this.zonesOf(locations, branchId);
    const problems = await this.problemsOf(locations);
    return locations.map((location, index) => ({
      ...location,
      ...zoneFields(zones.get(location.zip)),
      ...problemFields(problems[index]),
    }));
  }

  private async zonesOf(
    locations: readonly LocationRow[],
    branchId: string,
  ): Promise<Map<string, ZoneOfZip>> {
    const zones = new Map<string, ZoneOfZip>();
    for (const zip of new Set(locations.map((location) => location.zip))) {
      zones.set(zip, await this.queries.execute(new FindZoneQuery(branchId, zip)));
    }
    return zones;
  }

  private problemsOf(locations: readonly LocationRow[]): Promise<(ProblemMatch | null)[]> {
    const stops = locations.map(({ normalizedStreetAddress, latitude, longitude }) => ({
      address: normalizedStreetAddress,
      latitude,
      longitude,
    }));
    return this.queries.execute(new MatchProblemLocationsQuery(stops));
  }
}

const zoneFields = (zone: ZoneOfZip | undefined): Pick<LocationRow, 'zone' | 'zoneFeeCents'> => ({
  zone: zone?.zone ?? '',
  zoneFeeCents: zone?.useFee ? zone.tripFeeCents : 0,
});

const problemFields = (
  problem: ProblemMatch | null | undefined,
): Pick<LocationRow, 'isProblem' | 'problemReason'> => ({
  isProblem: Boolean(problem),
  problemReason: problem?.reason ?? '',
});
