import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/domain-error.js';
import { CustomerStore } from '../../persistence/customer-store.js';
import { FindCustomerQuery } from './find-customer.query.js';
import type { FoundCustomer } from './find-customer.query.js';

@QueryHandler(FindCustomerQuery)
export class FindCustomerHandler implements IQueryHandler<FindCustomerQuery> {
  constructor(private readonly customers: CustomerStore) {}

  async execute({ customerId }: FindCustomerQuery): Promise<FoundCustomer> {
    const found = await this.customers.find(customerId);
    if (!found) throw notFound('Customer');
    return found;
  }
}
