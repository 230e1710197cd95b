import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { PageQueryDto } from '#kernel/validation/index.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { CONSTANTS_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { SaveConstantsCommand } from '../commands/save-constants/save-constants.command.js';
import type { ConstantsPreviewRow, ConstantsView } from '../contract/constants.view.js';
import { SaveConstantsDto } from '../contract/save-constants.dto.js';
import { GetConstantsQuery } from '../queries/get-constants/get-constants.query.js';
import { ListConstantsQuery } from '../queries/list-constants/list-constants.query.js';
import { PreviewConstantsQuery } from '../queries/preview-constants/preview-constants.query.js';

/** The figures that estimates rest on. */
@ApiTags('estimates')
@Controller('booking')
export class ConstantsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows the constants that estimates are computed with. */
  @Get('currentconstants')
  @Requires('read')
  @ReducedTo(CONSTANTS_SHOWN)
  current(): Promise<ConstantsView> {
    return this.queries.execute(new GetConstantsQuery());
  }

  /** Saves a new version of the estimate constants. */
  @Put('currentconstants')
  @Requires('admin')
  save(@Body() body: SaveConstantsDto): Promise<ConstantsView> {
    return this.commands.execute(new SaveConstantsCommand(body));
  }

  /** Lists the versions of the estimate constants, newest first, 200 a page. */
  @Get('constants')
  @Requires('admin')
  all(@Query() { page }: PageQueryDto): Promise<ConstantsView[]> {
    return this.queries.execute(new ListConstantsQuery(page));
  }

  /** Compares ten typical moves before and after a change of constants. */
  @Post('constants/preview')
  @LimitPerPerson(COSTLY.preview)
  @HttpCode(200)
  @Requires('admin')
  preview(@Body() body: SaveConstantsDto): Promise<ConstantsPreviewRow[]> {
    return this.queries.execute(new PreviewConstantsQuery(body));
  }
}
