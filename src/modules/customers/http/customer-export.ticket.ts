import { Injectable } from '@nestjs/common';
import { TicketFor } from '#platform/http/tickets/ticket-kind.js';
import type { TicketKind } from '#platform/http/tickets/ticket-kind.js';

/** Lets the browser itself download the list, so that it need not be held in the page. */
@Injectable()
@TicketFor('customer-export')
export class CustomerExportTicket implements TicketKind {
  readonly requires = 'sell';

  path(): string {
    return '/api/v3/customer/export';
  }
}
