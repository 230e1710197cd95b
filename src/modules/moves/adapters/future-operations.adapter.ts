import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { boolean } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { FutureOperations } from '#modules/branches/index.js';
import { BRANCH } from '#modules/branches/index.js';

const EXISTS = statement(
  { found: boolean() },
  sql`
  select exists (
    select 1 from moves.operation o
    join ${BRANCH} b on b.id = o.branch_id
    where o.branch_id = $1 and o.day >= ($2::timestamptz at time zone b.timezone)::date
  ) as found`,
  'plain',
);

/** Tells branches whether a change of their time zone would move operations. */
@Injectable()
export class FutureOperationsAdapter implements FutureOperations {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async existAt(branchId: string): Promise<boolean> {
    const [row] = await this.db.rows(EXISTS, [branchId, this.clock.now()]);
    return row?.found ?? false;
  }
}
