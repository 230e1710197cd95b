import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { CustomerView } from '../../contract/customer.view.js';
import { ShownCustomerReader } from '../shown-customer-reader.js';
import { customerView } from '../../views/customer-view.js';
import { GetCustomerQuery } from './get-customer.query.js';

@QueryHandler(GetCustomerQuery)
export class GetCustomerHandler implements IQueryHandler<GetCustomerQuery> {
  constructor(
    private readonly customers: ShownCustomerReader,
    private readonly clock: Clock,
  ) {}

  async execute({ customerId }: GetCustomerQuery): Promise<CustomerView> {
    const { move, ...beside } = await this.customers.find(customerId);
    return customerView(move, { ...beside, now: this.clock.now() });
  }
}
