import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { WHOLE } from '#modules/access/contract/reduced/shown.js';
import { StreetViewQueryDto, TilePathDto } from '../contract/maps.dto.js';
import { GetStreetViewQuery } from '../queries/get-street-view/get-street-view.query.js';
import { GetTileQuery } from '../queries/get-tile/get-tile.query.js';
import { A_DAY, keepFor } from './keep-for.js';

/** Pictures of outside services, fetched here so that keys and addresses stay on the server. */
@Controller('maps')
@Requires('read')
@ReducedTo(WHOLE)
export class MapImageController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows a place as seen from the street. */
  @Get('streetview')
  async streetView(
    @Query() { latitude, longitude }: StreetViewQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const image = await this.queries.execute(new GetStreetViewQuery(latitude, longitude));
    keepFor(reply, A_DAY);
    return new StreamableFile(image.bytes, { type: image.contentType });
  }

  /** Shows a tile of the map. */
  @Get('tiles/:z/:x/:y')
  async tile(
    @Param() { z, x, y }: TilePathDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const image = await this.queries.execute(new GetTileQuery({ z, x, y }));
    keepFor(reply, 7 * A_DAY);
    return new StreamableFile(image.bytes, { type: image.contentType });
  }
}
