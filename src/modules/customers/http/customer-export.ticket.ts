import { Injectable } from '@nestjs/common';
import { TicketFor } from '#platform/http/tickets/ticket-kind.js';
import type { TicketKind } from '#platform/http/tickets/ticket-kind.js';

/** Lets the browser download the list by itself, so that the page need not hold it. */
@Injectable()
@TicketFor('customer-export')
export class CustomerExportTicket implements TicketKind {
  readonly requires = 'sell';

  path(): string {
    return '/api/v3/customer/export';
  }
}
