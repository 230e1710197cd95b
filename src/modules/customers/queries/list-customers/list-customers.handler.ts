import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { CustomerListView } from '../../contract/customer-row.view.js';
import { CustomerPages } from './customer-pages.js';
import { CustomerSearch } from './customer-search.js';
import { ListCustomersQuery } from './list-customers.query.js';
import { ListOrder } from './list-order.js';
import { ListScope } from './list-scope.js';
import { windowOf } from './page-window.js';
import { SearchTerms } from './search-terms.js';

@QueryHandler(ListCustomersQuery)
export class ListCustomersHandler implements IQueryHandler<ListCustomersQuery> {
  constructor(
    private readonly terms: SearchTerms,
    private readonly pages: CustomerPages,
    private readonly search: CustomerSearch,
  ) {}

  async execute({ criteria, reduced }: ListCustomersQuery): Promise<CustomerListView> {
    const scope = new ListScope(criteria);
    const order = new ListOrder(criteria.sort, criteria.order);
    const window = windowOf(criteria);
    const sought = await this.terms.read(criteria.search, reduced);
    if (!sought) return this.pages.read(scope, order, window);
    const bestFirst = criteria.sort === undefined;
    return this.search.find({ scope, sought, order, bestFirst }, window);
  }
}
