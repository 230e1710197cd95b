import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PlaceAddressesQuery } from '#modules/maps/index.js';
import type { Stop } from '../domain/stop.js';
import { hasPosition, lineOfStop } from '../domain/transit/placed-stops.js';
import type { StopPosition } from '../domain/transit/placed-stops.js';

/** Finds stops that have no position yet; outside any transaction. */
@Injectable()
export class StopPlacer {
  constructor(private readonly queries: QueryBus) {}

  /** @param end when the maps service is waited for no longer: then zip codes place them */
  async place(stops: readonly Stop[], end: AbortSignal): Promise<StopPosition[]> {
    const unplaced = stops.filter((stop) => !hasPosition(stop));
    if (unplaced.length === 0) return [];
    const addresses = unplaced.map((stop) => ({ address: lineOfStop(stop), zip: stop.zip }));
    const places = await this.queries.execute(new PlaceAddressesQuery(addresses, end));
    return unplaced.flatMap(({ id: stopId }, index) => {
      const place = places[index];
      if (!place) return [];
      const { latitude, longitude, precision: placedBy } = place;
      return [{ stopId, latitude, longitude, placedBy }];
    });
  }
}
