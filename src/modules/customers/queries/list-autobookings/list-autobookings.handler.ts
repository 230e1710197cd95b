import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { AutobookingRow } from '../../contract/lead-row.view.js';
import { autobookingUrgency } from '../../domain/autobooking.js';
import { LeadRows } from '../lead-rows.js';
import { ListAutobookingsQuery } from './list-autobookings.query.js';

@QueryHandler(ListAutobookingsQuery)
export class ListAutobookingsHandler implements IQueryHandler<ListAutobookingsQuery> {
  constructor(
    private readonly leads: LeadRows,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, columns }: ListAutobookingsQuery): Promise<AutobookingRow[]> {
    const leads = await this.leads.read('autobookings', branchId, columns);
    const now = this.clock.now();
    return leads.map(({ row, created, firstCall }) => ({
      ...row,
      firstCall: firstCall?.toISOString() ?? null,
      urgency: autobookingUrgency(created, firstCall, now),
    }));
  }
}
