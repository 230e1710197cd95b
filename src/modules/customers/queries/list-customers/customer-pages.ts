import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { Db } from '../../../../platform/database/db.js';
import type { CustomerRow } from '../../contract/customer-row.view.js';
import { CustomerCounts } from './customer-counts.js';
import { rowColumns, ROWS_OF_PAGE, toCustomerRow } from './customer-row-sql.js';
import type { ListedRow } from './customer-row-sql.js';
import type { ListOrder } from './list-order.js';
import type { ListScope } from './list-scope.js';
import type { PageWindow } from './page-window.js';
import { SqlParams } from './sql-params.js';

/** Pages of lists without a search: a walk over the index of the order, then the page's rows. */
@Injectable()
export class CustomerPages {
  constructor(
    private readonly db: Db,
    private readonly counts: CustomerCounts,
    private readonly clock: Clock,
  ) {}

  async read(
    scope: ListScope,
    order: ListOrder,
    { limit, offset }: PageWindow,
  ): Promise<{ customers: CustomerRow[]; total: number }> {
    const total = await this.counts.total(scope);
    const rest = Math.min(limit, total - offset);
    if (rest <= 0) return { customers: [], total };
    // Beyond the middle the way from the other end is shorter.
    const fromEnd = offset > total / 2;
    const walk = fromEnd
      ? { limit: rest, offset: total - offset - rest, order: order.backwards }
      : { limit, offset, order: order.forwards };
    const customers = await this.walk(scope, walk);
    return { customers: fromEnd ? customers.reverse() : customers, total };
  }

  private async walk(
    scope: ListScope,
    { limit, offset, order }: PageWindow & { order: string },
  ): Promise<CustomerRow[]> {
    const params = new SqlParams();
    const now = params.add(this.clock.now());
    const [most, first] = [params.values.push(limit), params.values.push(offset)];
    const branch = scope.branchId === null ? '' : params.add(scope.branchId);
    const conditions = [...scope.conditions(branch), 'true'].join(' and ');
    const sql = `
      with page as (
        select w.customer_id, row_number() over () as place
        from (select s.customer_id from customers.customer_search s where ${conditions}
              order by ${order} limit $${most} offset $${first}) w
      )
      select ${rowColumns(now)} from ${ROWS_OF_PAGE} order by page.place`;
    const rows = await this.db.prepared<ListedRow>(sql, params.values);
    return rows.map(toCustomerRow);
  }
}
