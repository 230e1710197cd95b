import { Query } from '@nestjs/cqrs';
import type { MapImage } from '../../providers/map-provider.js';

/** A picture of the street. 404 if there is none. */
export class GetStreetViewQuery extends Query<MapImage> {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {
    super();
  }
}
