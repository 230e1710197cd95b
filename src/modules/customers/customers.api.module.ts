import { Module } from '@nestjs/common';
import { CustomersModule } from './customers.module.js';
import { CustomerExportTicket } from './http/customer-export.ticket.js';
import { CustomerListController } from './http/customer-list.controller.js';
import { LeadController } from './http/lead.controller.js';
import { RepeatCustomerController } from './http/repeat-customer.controller.js';
import { SavedViewController } from './http/saved-view.controller.js';
import { CountQueueHandler } from './queries/count-queue/count-queue.handler.js';
import { ExportCustomersHandler } from './queries/export-customers/export-customers.handler.js';
import { GetNextCallHandler } from './queries/get-next-call/get-next-call.handler.js';
import { GetSalesTodayHandler } from './queries/get-sales-today/get-sales-today.handler.js';
import { LeadRows } from './queries/lead-rows.js';
import { ListAutobookingsHandler } from './queries/list-autobookings/list-autobookings.handler.js';
import { CustomerCounts } from './queries/list-customers/customer-counts.js';
import { CustomerHits } from './queries/list-customers/customer-hits.js';
import { CustomerPages } from './queries/list-customers/customer-pages.js';
import { CustomerSearch } from './queries/list-customers/customer-search.js';
import { ListCustomersHandler } from './queries/list-customers/list-customers.handler.js';
import { SearchTerms } from './queries/list-customers/search-terms.js';
import { ShortMemory } from './queries/list-customers/short-memory.js';
import { Typos } from './queries/list-customers/typos.js';
import { ListViewsHandler } from './queries/list-views/list-views.handler.js';
import { ListLeadsHandler } from './queries/list-leads/list-leads.handler.js';
import { MatchRepeatHandler } from './queries/match-repeat/match-repeat.handler.js';

/** The customer list, its search and the lead lists: only people ask for them, never jobs. */
@Module({
  imports: [CustomersModule],
  controllers: [
    CustomerListController,
    LeadController,
    RepeatCustomerController,
    SavedViewController,
  ],
  providers: [
    CustomerExportTicket,
    CustomerCounts,
    CustomerPages,
    CustomerHits,
    ShortMemory,
    CustomerSearch,
    SearchTerms,
    Typos,
    LeadRows,
    ListCustomersHandler,
    ListViewsHandler,
    ExportCustomersHandler,
    ListLeadsHandler,
    ListAutobookingsHandler,
    CountQueueHandler,
    GetNextCallHandler,
    GetSalesTodayHandler,
    MatchRepeatHandler,
  ],
})
export class CustomersApiModule {}
