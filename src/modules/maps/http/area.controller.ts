import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { AREA_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import type { AreaView } from '../contract/area.view.js';
import { AreaQueryDto } from '../contract/maps.dto.js';
import { GetAreaQuery } from '../queries/get-area/get-area.query.js';
import { A_DAY, keepFor } from './keep-for.js';

/** What maps are drawn from where there are no tiles. */
@Controller('maps')
@Requires('read')
@ReducedTo(AREA_SHOWN)
export class AreaController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists the zip codes and towns of a part of the map. */
  @Get('area')
  async area(
    @Query() box: AreaQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AreaView> {
    const area = await this.queries.execute(new GetAreaQuery(box));
    keepFor(reply, A_DAY);
    return area;
  }
}
