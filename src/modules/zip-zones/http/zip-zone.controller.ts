import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody } from '@nestjs/swagger';
import { currentActor } from '#platform/actor/actor.js';
import { BodyListPipe } from '#platform/http/body-list.pipe.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { isReduced } from '#modules/access/contract/permission-table.js';
import { reducedView } from '#modules/access/contract/reduced-fields.js';
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
  async list(@Query() { branchId, branch }: ZipZoneListQueryDto): Promise<Partial<ZipZoneView>[]> {
    const zones = await this.queries.execute(new ListZonesQuery(branchId ?? branch));
    return isReduced(currentActor().roles) ? zones.map((zone) => reducedView(zone)) : zones;
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
