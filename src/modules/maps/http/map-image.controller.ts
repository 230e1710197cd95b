import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Requires } from '../../../platform/http/requires.js';
import { StreetViewQueryDto } from '../contract/street-view.query.dto.js';
import { TilePathDto } from '../contract/tile.path.dto.js';
import { GetStreetViewQuery } from '../queries/get-street-view/get-street-view.query.js';
import { GetTileQuery } from '../queries/get-tile/get-tile.query.js';

/** Pictures of outside services, fetched here so that keys and addresses stay on the server. */
@Controller('maps')
@Requires('read')
export class MapImageController {
  constructor(private readonly queries: QueryBus) {}

  @Get('streetview')
  @Header('cache-control', 'private, max-age=86400')
  async streetView(@Query() { latitude, longitude }: StreetViewQueryDto): Promise<StreamableFile> {
    const { bytes, contentType } = await this.queries.execute(
      new GetStreetViewQuery(latitude, longitude),
    );
    return new StreamableFile(bytes, { type: contentType });
  }

  @Get('tiles/:z/:x/:y')
  @Header('cache-control', 'private, max-age=604800')
  async tile(@Param() { z, x, y }: TilePathDto): Promise<StreamableFile> {
    const { bytes, contentType } = await this.queries.execute(new GetTileQuery({ z, x, y }));
    return new StreamableFile(bytes, { type: contentType });
  }
}
