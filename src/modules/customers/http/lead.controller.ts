import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { Requires } from '#platform/http/requires.js';
import { PlanCallCommand } from '../commands/plan-call/plan-call.command.js';
import { LeadQueueQueryDto, NextCallDto } from '../contract/customers.dto.js';
import type { AutobookingRow, LeadRow, NextCallView } from '../contract/lead-row.view.js';
import type { SalesTodayView } from '../contract/sales-today.view.js';
import { GetNextCallQuery } from '../queries/get-next-call/get-next-call.query.js';
import { GetSalesTodayQuery } from '../queries/get-sales-today/get-sales-today.query.js';
import { ListAutobookingsQuery } from '../queries/list-autobookings/list-autobookings.query.js';
import { ListLeadsQuery } from '../queries/list-leads/list-leads.query.js';

/** Customers who wait to be looked after. */
@ApiTags('customers')
@Controller('customermgt')
export class LeadController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the new leads. */
  @Get('newleads')
  @Requires('sell')
  leads(@Query() { branchId, columns }: LeadQueueQueryDto): Promise<LeadRow[]> {
    return this.queries.execute(new ListLeadsQuery(branchId ?? null, columns));
  }

  /** Lists the autobookings. */
  @Get('autobookings')
  @Requires('sell')
  autobookings(@Query() { branchId, columns }: LeadQueueQueryDto): Promise<AutobookingRow[]> {
    return this.queries.execute(new ListAutobookingsQuery(branchId ?? null, columns));
  }

  /** Lists who waits for a salesperson today. */
  @Get('today')
  @LimitPerPerson(COSTLY.days)
  @Requires('sell')
  today(@Query() { branchId }: LeadQueueQueryDto): Promise<SalesTodayView> {
    return this.queries.execute(new GetSalesTodayQuery(branchId ?? null));
  }

  /** Notes when a customer is called next. */
  @Put(':customerId/nextcall')
  @Requires('sell')
  planCall(
    @Param('customerId', ObjectIdPipe) customerId: string,
    @Body() { at, words }: NextCallDto,
  ): Promise<NextCallView> {
    return this.commands.execute(
      new PlanCallCommand(customerId, at === null ? null : new Date(at), words),
    );
  }

  /** Shows when a customer is called next. */
  @Get(':customerId/nextcall')
  @Requires('sell')
  nextCall(@Param('customerId', ObjectIdPipe) customerId: string): Promise<NextCallView> {
    return this.queries.execute(new GetNextCallQuery(customerId));
  }
}
