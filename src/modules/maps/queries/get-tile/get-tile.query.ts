import { Query } from '@nestjs/cqrs';
import type { MapImage } from '../../providers/map-provider.js';
import type { TileAddress } from '../../providers/tiles.js';

/** A tile of the configured source. 404 if there is none. */
export class GetTileQuery extends Query<MapImage> {
  constructor(readonly tile: TileAddress) {
    super();
  }
}
