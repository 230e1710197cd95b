import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { ACTIVITY_DAY, OPERATION } from '#modules/moves/index.js';

const BOARDS = statement(
  { branch_id: id(), day: day() },
  sql`
  select distinct o.branch_id, o.day
  from ${ACTIVITY_DAY} d join ${OPERATION} o on o.activity_id = d.id
  where d.customer_id = $1 and (o.truck_id is not null or o.unassigned)`,
);

/** Reads on which boards a customer is. */
@Injectable()
export class BoardsOfCustomer {
  constructor(private readonly db: Db) {}

  async of(customerId: string): Promise<{ branchId: string; day: LocalDate }[]> {
    const rows = await this.db.rows(BOARDS, [customerId]);
    return rows.map(({ branch_id: branchId, day: on }) => ({ branchId, day: on }));
  }
}
