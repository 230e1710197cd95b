import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { FutureOperations } from '#modules/branches/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { OCCUPANCY } from '../sql/occupancy.view.js';

const EXISTS = statement(
  { found: boolean() },
  sql`
  select exists (
    select 1 from ${OCCUPANCY} s
    join ${TRUCK} t on t.id = s.truck_id
    where t.branch_id = $1 and s.kind = 'hold' and s.expires_at > now()
  ) as found`,
  'plain',
);

/** Tells branches whether a change of their time zone would move reserved times. */
@Injectable()
export class ReservedTimesAdapter implements FutureOperations {
  constructor(private readonly db: Db) {}

  async existAt(branchId: string): Promise<boolean> {
    const [row] = await this.db.rows(EXISTS, [branchId]);
    return row?.found ?? false;
  }
}
