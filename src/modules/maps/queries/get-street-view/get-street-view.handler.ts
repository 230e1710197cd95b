import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { MapProvider } from '../../providers/map-provider.js';
import type { MapImage } from '../../providers/map-provider.js';
import { refuseForPeople } from '../../providers/maps-failure.js';
import { GetStreetViewQuery } from './get-street-view.query.js';

@QueryHandler(GetStreetViewQuery)
export class GetStreetViewHandler implements IQueryHandler<GetStreetViewQuery> {
  constructor(private readonly maps: MapProvider) {}

  async execute({ latitude, longitude }: GetStreetViewQuery): Promise<MapImage> {
    const image = await this.maps.streetView({ latitude, longitude }).catch(refuseForPeople);
    if (!image) throw notFound('Street view');
    return image;
  }
}
