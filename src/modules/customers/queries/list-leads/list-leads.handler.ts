import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { LeadRow } from '../../contract/lead-row.view.js';
import { LeadRows } from '../lead-rows.js';
import { ListLeadsQuery } from './list-leads.query.js';

@QueryHandler(ListLeadsQuery)
export class ListLeadsHandler implements IQueryHandler<ListLeadsQuery> {
  constructor(private readonly leads: LeadRows) {}

  async execute({ branchId, columns }: ListLeadsQuery): Promise<LeadRow[]> {
    const leads = await this.leads.read('leads', branchId, columns);
    return leads.map(({ row }) => row);
  }
}
