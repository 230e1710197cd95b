import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { integer } from '#platform/database/sql/column.js';
import { composed } from '#platform/database/sql/statement.js';
import type { ListScope } from './list-scope.js';
import { SqlParams } from './sql-params.js';

type Counted = Pick<ListScope, 'branchId' | 'withInactive'>;

/** Selects `total`: how many rows a list without a search has. */
export const totalOf = ({ branchId, withInactive }: Counted, params: SqlParams): string => `
  select coalesce(sum(customers), 0)::integer as total from customers.customer_count
  where true ${branchId === null ? '' : `and branch_id = ${params.add(branchId)}`}
    ${withInactive ? '' : 'and active'}`;

const TOTAL = composed({ total: integer() }, totalOf, 'planned', [
  [{ branchId: null, withInactive: true }, new SqlParams()],
  [{ branchId: 'one', withInactive: false }, new SqlParams()],
]);

/** The total alone, for those who need it before the page. */
@Injectable()
export class CustomerCounts {
  constructor(private readonly db: Db) {}

  async total(scope: ListScope): Promise<number> {
    const params = new SqlParams();
    const [row] = await this.db.rows(TOTAL(scope, params), params.values);
    return row?.total ?? 0;
  }
}
