import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { SaveEstimateSettingsCommand } from '../commands/save-estimate-settings/save-estimate-settings.command.js';
import {
  QuantilePreviewQueryDto,
  SaveEstimateSettingsDto,
} from '../contract/estimate-settings.dto.js';
import type {
  EstimateSettingsView,
  QuantilePreviewView,
} from '../contract/estimate-settings.view.js';
import { GetEstimateSettingsQuery } from '../queries/get-estimate-settings/get-estimate-settings.query.js';
import { PreviewQuantileQuery } from '../queries/preview-quantile/preview-quantile.query.js';

/** What branches promise by their ranges. */
@ApiTags('estimates')
@Controller('estimates/settings/:branchId')
export class EstimateSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows what a branch promises. */
  @Get()
  @Requires('sell')
  settings(@Param('branchId', ObjectIdPipe) branchId: string): Promise<EstimateSettingsView> {
    return this.queries.execute(new GetEstimateSettingsQuery(branchId));
  }

  /** Changes what a branch promises. */
  @Put()
  @Requires('admin')
  save(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Body() body: SaveEstimateSettingsDto,
  ): Promise<EstimateSettingsView> {
    return this.commands.execute(new SaveEstimateSettingsCommand(branchId, body));
  }

  /** Tells how the branch's past moves would have kept a maximum. */
  @Get('preview')
  @LimitPerPerson(COSTLY.preview)
  @Requires('admin')
  preview(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Query() { quantile }: QuantilePreviewQueryDto,
  ): Promise<QuantilePreviewView> {
    return this.queries.execute(new PreviewQuantileQuery(branchId, quantile ?? null));
  }
}
