import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/database/db.js';
import type { ListScope } from './list-scope.js';

const COUNTED = `
  select coalesce(sum(customers), 0)::integer as total from customers.customer_count
  where ($1::text is null or branch_id = $1) and (active or $2)`;

/** How many rows lists without a search have. */
@Injectable()
export class CustomerCounts {
  constructor(private readonly db: Db) {}

  async total({ branchId, withInactive }: ListScope): Promise<number> {
    const [row] = await this.db.prepared<{ total: number }>(COUNTED, [branchId, withInactive]);
    return row?.total ?? 0;
  }
}
