import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { MapProvider } from '../../providers/map-provider.js';
import { refuseForPeople } from '../../providers/maps-failure.js';
import { GeocodeQuery } from './geocode.query.js';
import type { GeocodedPlace } from './geocode.query.js';

@QueryHandler(GeocodeQuery)
export class GeocodeHandler implements IQueryHandler<GeocodeQuery> {
  constructor(private readonly maps: MapProvider) {}

  execute({ address }: GeocodeQuery): Promise<GeocodedPlace | null> {
    return this.maps.geocode(address).catch(refuseForPeople);
  }
}
