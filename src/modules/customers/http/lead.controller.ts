import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '#platform/http/requires.js';
import { LeadQueueQueryDto } from '../contract/customers.dto.js';
import type { AutobookingRow, LeadRow } from '../contract/lead-row.view.js';
import type { SalesTodayView } from '../contract/sales-today.view.js';
import { GetSalesTodayQuery } from '../queries/get-sales-today/get-sales-today.query.js';
import { ListAutobookingsQuery } from '../queries/list-autobookings/list-autobookings.query.js';
import { ListLeadsQuery } from '../queries/list-leads/list-leads.query.js';

/** Customers who wait to be looked after. */
@ApiTags('customers')
@Controller('customermgt')
export class LeadController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists the new leads. */
  @Get('newleads')
  @Requires('sell')
  leads(@Query() { branchId }: LeadQueueQueryDto): Promise<LeadRow[]> {
    return this.queries.execute(new ListLeadsQuery(branchId ?? null));
  }

  /** Lists the autobookings. */
  @Get('autobookings')
  @Requires('sell')
  autobookings(@Query() { branchId }: LeadQueueQueryDto): Promise<AutobookingRow[]> {
    return this.queries.execute(new ListAutobookingsQuery(branchId ?? null));
  }

  /** Lists who waits for a salesperson today. */
  @Get('today')
  @Requires('sell')
  today(@Query() { branchId }: LeadQueueQueryDto): Promise<SalesTodayView> {
    return this.queries.execute(new GetSalesTodayQuery(branchId ?? null));
  }
}
