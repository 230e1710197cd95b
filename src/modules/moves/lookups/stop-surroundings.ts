import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindZonesQuery } from '#modules/zip-zones/index.js';
import type { ZoneOfZip } from '#modules/zip-zones/index.js';
import { StopProblems } from './stop-problems.js';
import type { Stop } from '../domain/stop.js';

/**
 * What belongs to a stop's address: its zip zone with the fee, and whether work was difficult there
 * before.
 */
@Injectable()
export class StopSurroundings {
  constructor(
    private readonly queries: QueryBus,
    private readonly problems: StopProblems,
  ) {}

  /** The stops with their zone, the zone's fee and their problem as they are now. */
  async around(locations: readonly Stop[], branchId: string): Promise<Stop[]> {
    if (locations.length === 0) return [];
    const zones = await this.zonesOf(locations, branchId);
    const problems = await this.problems.of(locations);
    return locations.map((location, index) => ({
      ...location,
      ...zoneFields(zones.get(location.zip)),
      ...problems[index],
    }));
  }

  private async zonesOf(
    locations: readonly Stop[],
    branchId: string,
  ): Promise<Map<string, ZoneOfZip>> {
    const zips = [...new Set(locations.map(({ zip }) => zip))];
    const zones = await this.queries.execute(new FindZonesQuery(branchId, zips));
    return new Map(zones.map((zone, index) => [zips[index] ?? '', zone]));
  }
}

const zoneFields = (zone: ZoneOfZip | undefined): Pick<Stop, 'zone' | 'zoneFeeCents'> => ({
  zone: zone?.zone ?? '',
  zoneFeeCents: zone?.useFee ? zone.tripFeeCents : 0,
});
