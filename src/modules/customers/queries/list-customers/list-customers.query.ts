import { Query } from '@nestjs/cqrs';
import type { CustomerListQueryDto } from '../../contract/customers.dto.js';
import type { CustomerListView } from '../../contract/customer-row.view.js';

/** One page of the customer list, or of what a search finds. */
export class ListCustomersQuery extends Query<CustomerListView> {
  /** `reduced` readers do not find customers by their e-mail addresses. */
  constructor(
    readonly criteria: CustomerListQueryDto,
    readonly reduced: boolean,
  ) {
    super();
  }
}
