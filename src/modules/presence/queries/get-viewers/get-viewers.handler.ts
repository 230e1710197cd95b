import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { customerPage } from '../../viewers/customer-page.js';
import { Viewers } from '../../viewers/viewers.js';
import { GetViewersQuery } from './get-viewers.query.js';

@QueryHandler(GetViewersQuery)
export class GetViewersHandler implements IQueryHandler<GetViewersQuery> {
  constructor(private readonly viewers: Viewers) {}

  async execute({ contractIds }: GetViewersQuery): Promise<Record<string, string[]>> {
    const found = await this.viewers.of(contractIds.map(customerPage));
    const entries = contractIds.map((id) => [id, found.get(customerPage(id)) ?? []] as const);
    return Object.fromEntries(entries.filter(([, employeeIds]) => employeeIds.length > 0));
  }
}
