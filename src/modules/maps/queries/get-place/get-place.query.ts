import { Query } from '@nestjs/cqrs';
import type { PlaceView } from '../../contract/place.view.js';

/** An address as the API returns it. 404 ADDRESS_NOT_FOUND. */
export class GetPlaceQuery extends Query<PlaceView> {
  constructor(readonly address: string) {
    super();
  }
}
