import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { TicketFor } from '#platform/http/tickets/ticket-kind.js';
import type { TicketKind } from '#platform/http/tickets/ticket-kind.js';
import { GetReportQuery } from '../queries/get-report/get-report.query.js';

/** Lets the browser download one of the person's reports by itself. */
@Injectable()
@TicketFor('report')
export class ReportTicket implements TicketKind {
  readonly requires = 'admin';

  constructor(private readonly queries: QueryBus) {}

  async path(id: string): Promise<string> {
    await this.queries.execute(new GetReportQuery(id, currentActor().employeeId));
    return `/api/v3/reports/${id}/download`;
  }
}
