import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody } from '@nestjs/swagger';
import { BodyListPipe } from '#platform/http/body-list.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { SOURCE_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { SaveReferrersCommand } from '../commands/save-referrers/save-referrers.command.js';
import { checkSourceList } from '../contract/check-source-list.js';
import { MarketingSourceDto, ReferrerListQueryDto } from '../contract/marketing-source.dto.js';
import type { MarketingSourceView } from '../contract/marketing-source.view.js';
import { ListReferrersQuery } from '../queries/list-referrers/list-referrers.query.js';

@Controller('referrer')
export class ReferrerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the marketing sources. */
  @Get()
  @Requires('read')
  @ReducedTo(SOURCE_SHOWN)
  list(@Query() { all = false }: ReferrerListQueryDto): Promise<MarketingSourceView[]> {
    return this.queries.execute(new ListReferrersQuery(all));
  }

  /**
   * Saves the whole list of marketing sources.
   * @remarks What is left out becomes inactive.
   */
  @Put()
  @Requires('admin')
  @ApiBody({ type: [MarketingSourceDto] })
  save(
    @Body(new BodyListPipe(checkSourceList)) sources: MarketingSourceDto[],
  ): Promise<MarketingSourceView[]> {
    return this.commands.execute(new SaveReferrersCommand(sources));
  }
}
