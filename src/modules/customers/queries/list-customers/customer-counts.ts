import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import type { ListScope } from './list-scope.js';
import { SqlParams } from './sql-params.js';

/** Selects `total`: how many rows a list without a search has. */
export const totalOf = ({ branchId, withInactive }: ListScope, params: SqlParams): string => `
  select coalesce(sum(customers), 0)::integer as total from customers.customer_count
  where true ${branchId === null ? '' : `and branch_id = ${params.add(branchId)}`}
    ${withInactive ? '' : 'and active'}`;

/** The total alone, for those who need it before the page. */
@Injectable()
export class CustomerCounts {
  constructor(private readonly db: Db) {}

  async total(scope: ListScope): Promise<number> {
    const params = new SqlParams();
    const [row] = await this.db.prepared<{ total: number }>(totalOf(scope, params), params.values);
    return row?.total ?? 0;
  }
}
