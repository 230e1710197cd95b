import { Query } from '@nestjs/cqrs';
import type { CustomerState } from '../../customer-state.js';

/** A customer with the actual price of the move before this one, cents. */
export interface FoundCustomer {
  customer: CustomerState;
  previousActualPriceCents: number | null;
}

/** A customer as it stands, without holding it. Refused: 404. */
export class FindCustomerQuery extends Query<FoundCustomer> {
  constructor(readonly customerId: string) {
    super();
  }
}
