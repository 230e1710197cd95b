import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';

// Of two plans at once, the second must see what the first one wrote, also where there was none.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('next_call ' || $1, 0))`;
const EXISTS = 'select 1 from customers.v_customer where id = $1';
const FIND = 'select at from customers.next_call where customer_id = $1';
const PLAN = `
  insert into customers.next_call (customer_id, at, planned) values ($1, $2, $3)
  on conflict (customer_id) do update set at = excluded.at, planned = excluded.planned`;
const DROP = 'delete from customers.next_call where customer_id = $1';

/** When customers are called next. */
@Injectable()
export class NextCallRepository {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns what was planned before
   * @throws 404
   */
  async plan(customerId: string, at: Date | null): Promise<Date | null> {
    const customers = await this.db.prepared(EXISTS, [customerId]);
    if (customers.length === 0) throw notFound('Customer');
    await this.db.prepared(LOCK, [customerId]);
    const [before] = await this.db.prepared<{ at: Date }>(FIND, [customerId]);
    if (at === null) await this.db.prepared(DROP, [customerId]);
    else await this.db.prepared(PLAN, [customerId, at, this.clock.now()]);
    return before?.at ?? null;
  }
}
