import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import type { MapImage } from '../../providers/map-provider.js';
import { refuseForPeople } from '../../providers/maps-failure.js';
import { Tiles } from '../../providers/tiles.js';
import { GetTileQuery } from './get-tile.query.js';

@QueryHandler(GetTileQuery)
export class GetTileHandler implements IQueryHandler<GetTileQuery> {
  constructor(private readonly tiles: Tiles) {}

  async execute({ tile }: GetTileQuery): Promise<MapImage> {
    const image = await this.tiles.tile(tile).catch(refuseForPeople);
    if (!image) throw notFound('Tile');
    return image;
  }
}
