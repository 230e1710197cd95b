import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { MAPS_ERRORS } from '../../contract/maps-terms.js';
import type { PlaceView } from '../../contract/place.view.js';
import { MapProvider } from '../../providers/map-provider.js';
import { refuseForPeople } from '../../providers/maps-failure.js';
import { placeViewOf } from '../../providers/place-view-of.js';
import { GetPlaceQuery } from './get-place.query.js';

@QueryHandler(GetPlaceQuery)
export class GetPlaceHandler implements IQueryHandler<GetPlaceQuery> {
  constructor(private readonly maps: MapProvider) {}

  async execute({ address }: GetPlaceQuery): Promise<PlaceView> {
    const place = await this.maps.geocode(address).catch(refuseForPeople);
    if (place) return placeViewOf(place);
    throw new DomainError('not-found', 'ADDRESS_NOT_FOUND', MAPS_ERRORS.ADDRESS_NOT_FOUND);
  }
}
