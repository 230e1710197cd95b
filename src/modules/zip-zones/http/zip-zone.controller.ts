import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody } from '@nestjs/swagger';
import { BodyListPipe } from '#platform/http/body-list.pipe.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { ZONE_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { SaveZonesCommand } from '../commands/save-zones/save-zones.command.js';
import { checkZoneList } from '../contract/check-zone-list.js';
import { ZipZoneDto, ZipZoneListQueryDto } from '../contract/zip-zone.dto.js';
import type { ZipZoneView } from '../contract/zip-zone.view.js';
import { ListZonesQuery } from '../queries/list-zones/list-zones.query.js';

@Controller('zipzone')
export class ZipZoneController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Lists the zip zones of the branches.
   * @remarks Without fees for movers and team leads.
   */
  @Get()
  @Requires('read')
  @ReducedTo(ZONE_SHOWN)
  list(@Query() { branchId, branch }: ZipZoneListQueryDto): Promise<ZipZoneView[]> {
    return this.queries.execute(new ListZonesQuery(branchId ?? branch));
  }

  /** Saves all zip zones of a branch. */
  @Put(':branchId')
  @Requires('admin')
  @ApiBody({ type: [ZipZoneDto] })
  save(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Body(new BodyListPipe(checkZoneList)) zones: ZipZoneDto[],
  ): Promise<ZipZoneView[]> {
    return this.commands.execute(new SaveZonesCommand(branchId, zones));
  }
}
