import { Query } from '@nestjs/cqrs';
import type { Place } from '../../providers/place.js';

/** An address found on the map; `approximate` when the position is not that of the door. */
export type GeocodedPlace = Place;

/** The place that a full address means, null when there is none. 503 when the service is down. */
export class GeocodeQuery extends Query<GeocodedPlace | null> {
  constructor(readonly address: string) {
    super();
  }
}
