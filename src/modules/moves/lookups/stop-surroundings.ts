import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindZoneQuery } from '../../zip-zones/index.js';
import type { LocationRow } from '../persistence/location.row.js';

/** What lies around a stop: its zip zone with the fee, and whether work was difficult there before. */
@Injectable()
export class StopSurroundings {
  constructor(private readonly queries: QueryBus) {}

  /** The stops with their zone, the zone's fee and their problem as they are now. */
  async around(locations: readonly LocationRow[], branchId: string): Promise<LocationRow[]> {
    const known: LocationRow[] = [];
    for (const location of locations) known.push(await this.aroundOne(location, branchId));
    return known;
  }

  private async aroundOne(location: LocationRow, branchId: string): Promise<LocationRow> {
    const zone = await this.queries.execute(new FindZoneQuery(branchId, location.zip));
    return {
      ...location,
      zone: zone.zone,
      zoneFeeCents: zone.useFee ? zone.tripFeeCents : 0,
    };
  }
}
