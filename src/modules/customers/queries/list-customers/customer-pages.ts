import { Injectable } from '@nestjs/common';
import { MAX_PAGE_SIZE } from '#kernel/page.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { integer } from '#platform/database/sql/column.js';
import { composed } from '#platform/database/sql/statement.js';
import { CUSTOMER_COLUMNS } from '../../contract/customer-list-terms.js';
import type { CustomerListView } from '../../contract/customer-row.view.js';
import { CustomerCounts, totalOf } from './customer-counts.js';
import { LISTED, listedRows, toCustomerRows } from './customer-row-sql.js';
import type { ListedColumns } from './customer-row-sql.js';
import type { ListOrder } from './list-order.js';
import { ListScope } from './list-scope.js';
import type { PageWindow } from './page-window.js';
import { SqlParams } from './sql-params.js';

/** Up to here a walk from the start is short, however many rows there are. */
const NEAR_THE_START = 1_500;

/** A list without a search and filters. */
interface PlainList {
  scope: ListScope;
  order: ListOrder;
  columns: ListedColumns;
}

/** What a statement is composed of. */
interface Walk extends Omit<PlainList, 'order'>, PageWindow {
  order: string;
  now: Date;
  params: SqlParams;
}

const walked = ({ scope, columns, limit, offset, order, now: at, params }: Walk): string => {
  const now = params.add(at);
  const [most, first] = [params.values.push(limit), params.values.push(offset)];
  const conditions = [...scope.conditions(params), 'true'].join(' and ');
  return `
    with page as (
      select w.customer_id, row_number() over () as place
      from (select s.customer_id from customers.customer_search s where ${conditions}
            order by ${order}
            limit (select $${most}::integer) offset (select $${first}::integer)) w
      limit ${MAX_PAGE_SIZE}
    )
    select counted.total, of_page.listed
    from (${totalOf(scope, params)}) counted left join (${listedRows(now, columns)}) of_page on true
    order by of_page.place`;
};
const EXAMPLE: Walk = {
  scope: new ListScope({}, { employeeId: null, reduced: false }, new Date(0)),
  columns: [],
  order: 's.customer_id',
  ...{ limit: 1, offset: 0 },
  now: new Date(0),
  params: new SqlParams(),
};
const PAGE = composed({ total: integer(), ...LISTED }, walked, 'planned', [[EXAMPLE]]);
// Columns would make too many statements to plan each only once.
const PAGE_WITH_COLUMNS = composed({ total: integer(), ...LISTED }, walked, 'plain', [
  [{ ...EXAMPLE, columns: CUSTOMER_COLUMNS, params: new SqlParams() }],
]);

/**
 * Pages of lists without a search: a walk over the index of the order, then the page's rows. The
 * planner knows neither the page nor its size, so that one plan is the best for all and is made
 * only once.
 */
@Injectable()
export class CustomerPages {
  constructor(
    private readonly db: Db,
    private readonly counts: CustomerCounts,
    private readonly clock: Clock,
  ) {}

  async read(list: PlainList, window: PageWindow): Promise<CustomerListView> {
    const { scope, order } = list;
    const { limit, offset } = window;
    if (offset <= NEAR_THE_START) return this.walk(list, { ...window, order: order.forwards });
    const total = await this.counts.total(scope);
    const rest = Math.min(limit, total - offset);
    if (rest <= 0) return { customers: [], total };
    // Past the middle, the walk from the other end is shorter.
    if (offset <= total / 2) return this.walk(list, { ...window, order: order.forwards });
    const fromEnd = { limit: rest, offset: total - offset - rest, order: order.backwards };
    const { customers } = await this.walk(list, fromEnd);
    return { customers: customers.reverse(), total };
  }

  private async walk(
    { scope, columns }: PlainList,
    window: PageWindow & { order: string },
  ): Promise<CustomerListView> {
    const walk = { scope, columns, ...window, now: this.clock.now(), params: new SqlParams() };
    const page = columns.length === 0 ? PAGE(walk) : PAGE_WITH_COLUMNS(walk);
    const rows = await this.db.rows(page, walk.params.values);
    return { customers: toCustomerRows(rows), total: rows[0]?.total ?? 0 };
  }
}
