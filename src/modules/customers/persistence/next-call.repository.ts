import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { NextCallView } from '../contract/lead-row.view.js';

// Of two plans at once, the second must see what the first one wrote, also where there was none.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('next_call ' || $1, 0))`;
const EXISTS = `select 1 from ${CUSTOMER} where id = $1`;
const FIND = statement(
  { at: instant(), words: text() },
  sql`select at, words from customers.next_call where customer_id = $1`,
);
const PLAN = `
  insert into customers.next_call (customer_id, at, planned, words) values ($1, $2, $3, $4)
  on conflict (customer_id) do update
  set at = excluded.at, planned = excluded.planned, words = excluded.words`;
const DROP = 'delete from customers.next_call where customer_id = $1';

export interface PlannedCall {
  at: Date;
  words: string;
}

export const nextCallView = (call: PlannedCall | null): NextCallView => ({
  at: call?.at.toISOString() ?? null,
  ...(call?.words && { words: call.words }),
});

/** When customers are called next. */
@Injectable()
export class NextCallRepository {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns what was planned before; nobody else plans until the transaction ends
   * @throws 404
   */
  async claim(customerId: string): Promise<PlannedCall | null> {
    const customers = await this.db.prepared(EXISTS, [customerId]);
    if (customers.length === 0) throw notFound('Customer');
    await this.db.prepared(LOCK, [customerId]);
    const [before] = await this.db.rows(FIND, [customerId]);
    return before ?? null;
  }

  async plan(customerId: string, call: PlannedCall | null): Promise<void> {
    if (call === null) await this.db.prepared(DROP, [customerId]);
    else await this.db.prepared(PLAN, [customerId, call.at, this.clock.now(), call.words]);
  }
}
