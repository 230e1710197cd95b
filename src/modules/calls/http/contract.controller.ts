import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { LogCallCommand } from '../commands/log-call/log-call.command.js';
import type { HistoryEventView, PhoneEventView } from '../contract/history.view.js';
import { HistoryQueryDto, LogCallDto } from '../contract/calls.dto.js';
import { GetHistoryQuery } from '../queries/get-history/get-history.query.js';

@Controller('contract')
@Requires('sell')
export class ContractController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Logs a phone call with a customer. */
  @Post('phone')
  @HttpCode(201)
  logCall(@Body() call: LogCallDto): Promise<PhoneEventView> {
    return this.commands.execute(new LogCallCommand(call));
  }

  /** Shows what happened with a customer, newest first. */
  @Get('history/:id')
  history(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { type, page }: HistoryQueryDto,
  ): Promise<HistoryEventView[]> {
    return this.queries.execute(new GetHistoryQuery(id, type ?? null, page));
  }
}
