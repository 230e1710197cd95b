import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { CustomerListView } from '../../contract/customer-row.view.js';
import { CustomerPages } from './customer-pages.js';
import { listedColumns } from './customer-row-sql.js';
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
    private readonly clock: Clock,
  ) {}

  async execute({ criteria, reader }: ListCustomersQuery): Promise<CustomerListView> {
    const scope = new ListScope(criteria, reader, this.clock.now());
    const columns = listedColumns(criteria.columns, reader);
    const order = new ListOrder(criteria.sort, criteria.order);
    const window = windowOf(criteria);
    const sought = await this.terms.read(criteria.search, reader.reduced);
    if (!sought && !scope.isNarrowed) return this.pages.read({ scope, order, columns }, window);
    const bestFirst = sought !== null && criteria.sort === undefined;
    return this.search.find({ scope, sought, order, columns, bestFirst }, window);
  }
}
