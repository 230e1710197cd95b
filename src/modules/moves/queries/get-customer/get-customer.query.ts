import { Query } from '@nestjs/cqrs';
import type { CustomerView } from '../../contract/customer.view.js';

/** A whole customer as the caller may see it: reduced for movers and team leads. Refused: 404. */
export class GetCustomerQuery extends Query<CustomerView> {
  constructor(readonly customerId: string) {
    super();
  }
}
