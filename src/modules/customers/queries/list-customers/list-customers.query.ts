import { Query } from '@nestjs/cqrs';
import type { CustomerListQueryDto } from '../../contract/customers.dto.js';
import type { CustomerListView } from '../../contract/customer-row.view.js';
import type { ListReader } from './list-filters.js';

/** One page of the customer list, or of what a search finds. */
export class ListCustomersQuery extends Query<CustomerListView> {
  constructor(
    readonly criteria: CustomerListQueryDto,
    readonly reader: ListReader,
  ) {
    super();
  }
}
