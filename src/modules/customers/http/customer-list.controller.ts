import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { currentActor } from '#platform/actor/actor.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { CUSTOMER_LIST_SHOWN } from '#modules/moves/contract/reduced/customer-shown.js';
import { isReduced } from '#modules/access/contract/permission-table.js';
import { CustomerListQueryDto, LeadQueueQueryDto } from '../contract/customers.dto.js';
import type { CustomerListView } from '../contract/customer-row.view.js';
import type { QueueSizeView } from '../contract/lead-row.view.js';
import { CountQueueQuery } from '../queries/count-queue/count-queue.query.js';
import { ExportCustomersQuery } from '../queries/export-customers/export-customers.query.js';
import { ListCustomersQuery } from '../queries/list-customers/list-customers.query.js';
import type { ListReader } from '../queries/list-customers/list-filters.js';

function readerNow(): ListReader {
  const { employeeId, roles } = currentActor();
  return { employeeId, reduced: isReduced(roles) };
}

/** The customer list, its search and its export; how many customers wait. */
@ApiTags('customers')
@Controller('customer')
export class CustomerListController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists and searches customers, a page at a time. */
  @Get()
  @LimitPerPerson(COSTLY.list)
  @Requires('read')
  @ReducedTo(CUSTOMER_LIST_SHOWN)
  list(@Query() criteria: CustomerListQueryDto): Promise<CustomerListView> {
    return this.queries.execute(new ListCustomersQuery(criteria, readerNow()));
  }

  /**
   * Exports every customer that the search finds, as CSV.
   * @remarks All rows, whatever page the query names.
   */
  @Get('export')
  @LimitPerPerson(COSTLY.export)
  @Requires('sell')
  async export(@Query() criteria: CustomerListQueryDto): Promise<StreamableFile> {
    const csv = await this.queries.execute(new ExportCustomersQuery(criteria, readerNow()));
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="customers.csv"',
    });
  }

  /** Counts the new leads. */
  @Get('newleads_queue_size')
  @Requires('sell')
  leads(@Query() { branchId }: LeadQueueQueryDto): Promise<QueueSizeView> {
    return this.queries.execute(new CountQueueQuery('leads', branchId ?? null));
  }

  /** Counts the autobookings. */
  @Get('autobook_queue_size')
  @Requires('sell')
  autobookings(@Query() { branchId }: LeadQueueQueryDto): Promise<QueueSizeView> {
    return this.queries.execute(new CountQueueQuery('autobookings', branchId ?? null));
  }
}
