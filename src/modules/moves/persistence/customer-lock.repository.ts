import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean, id } from '#platform/database/sql/column.js';
import type { Columns } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import type { RowOf, Statement } from '#platform/database/sql/statement.js';
import { statement } from '#platform/database/sql/statement.js';
import { StartOver } from '#platform/database/start-over.js';
import { requireTransaction } from '#platform/database/transaction.js';
import { KEEP_TIMEZONE } from '#modules/branches/index.js';
import { staleNounce } from '../domain/refusals.js';

/** SQL for the id of the customer that `$1` is, or that has the operation or activity `$1`. */
export const CUSTOMER_OF = {
  customer: '$1',
  operation: `(
    select a.customer_id from moves.operation o
    join moves.activity a on a.id = o.activity_id where o.id = $1)`,
  activity: '(select a.customer_id from moves.activity a where a.id = $1)',
};
export type Known = keyof typeof CUSTOMER_OF;

/** Statements that lock one customer. */
export interface LockStatements<Row extends object> {
  /** The first of a command. */
  first: Statement<Row>;
  /** A further one; `$2` is the highest id that the command has locked. Without a row if others have it. */
  further: Statement<Row>;
  /** Those of `$2` and this one. */
  all: Statement<{ id: string }>;
}

const IN_ORDER = 'order by c.id for update';

/**
 * @param columns of the customer, with `branchId`
 * @param answer what they answer with
 * @param told the same as SQL, of `locked`
 */
export function lockStatements<Answer extends Columns>(
  columns: string,
  known: Known,
  answer: Answer,
  told: string,
): LockStatements<RowOf<Answer>> {
  const customer = `select ${columns} from customers.customer c where c.id = ${CUSTOMER_OF[known]}`;
  const kept = `select ${told} from locked cross join ${KEEP_TIMEZONE}(locked."branchId") kept`;
  return {
    first: statement(answer, sql`with locked as (${customer} for update) ${kept}`),
    further: statement(
      answer,
      sql`
      with waited as (${customer} and c.id > $2 for update),
        tried as (${customer} and c.id <= $2 for update skip locked),
        locked as (select * from waited union all select * from tried)
      ${kept}`,
    ),
    all: statement(
      { id: id() },
      sql`
      select c.id from customers.customer c
      where c.id = any ($2::text[] || ${CUSTOMER_OF[known]}::text) ${IN_ORDER}`,
    ),
  };
}

const LOCK_ALL = statement(
  { id: id(), isLocked: boolean() },
  sql`
  with wanted as (
    select distinct a.customer_id as id from moves.operation o
    join moves.activity a on a.id = o.activity_id where o.id = any ($1)),
  waited as (
    select c.id from customers.customer c
    where c.id = any (array(select id from wanted)) and c.id > $2 ${IN_ORDER}),
  tried as (
    select c.id from customers.customer c
    where c.id = any (array(select id from wanted)) and c.id <= $2 for update skip locked)
  select wanted.id, taken.id is not null as "isLocked"
  from wanted left join (select id from waited union all select id from tried) taken using (id)`,
);

/** What a foreign key needs of the customer that is named, and does not wait for out of order. */
const LOCK_NAMED = statement(
  { isLocked: boolean() },
  sql`
  with named as (select c.id from customers.customer c where c.id = $1),
  waited as (
    select c.id from customers.customer c where c.id = $1 and c.id > $2 for key share),
  tried as (
    select c.id from customers.customer c
    where c.id = $1 and c.id <= $2 for key share skip locked)
  select taken.id is not null as "isLocked"
  from named left join (select id from waited union all select id from tried) taken using (id)`,
);

/**
 * Locks customers in the order of their ids: a command never waits for one with a lower id than one that it has.
 * It tries to lock that, and if somebody else has it, it starts over and locks all that it needs in their order.
 */
@Injectable()
export class CustomerLockRepository {
  constructor(private readonly db: Db) {}

  /** Whether `lockKnown` has something to do. */
  get areKnown(): boolean {
    const { held, known } = requireTransaction().inOrder;
    return held.size === 0 && known.size > 0;
  }

  /** What an attempt before this one found out, together with the first one that is asked for. */
  async lockKnown({ all }: Pick<LockStatements<object>, 'all'>, id: string): Promise<void> {
    const { held, known } = requireTransaction().inOrder;
    const rows = await this.db.rows(all, [id, [...known]]);
    for (const row of rows) held.add(row.id);
  }

  /**
   * A further one. No row where it is not there, or has to be locked before another one and somebody else has it.
   */
  lock<Row extends object>({ further }: LockStatements<Row>, id: string): Promise<Row[]> {
    return this.db.rows(further, [id, highestHeld() ?? '']);
  }

  /** @throws StartOver if it could not be locked */
  note(customerId: string, isLocked: boolean): void {
    const { held } = requireTransaction().inOrder;
    if (!isLocked) throw startOver([...held, customerId]);
    held.add(customerId);
  }

  /**
   * One that a customer is about to name; one that there is not is refused when that is written.
   * @throws StartOver
   */
  async lockNamed(id: string): Promise<void> {
    const values = [id, highestHeld() ?? ''];
    const [row] = await this.db.rows(LOCK_NAMED, values);
    if (row) this.note(id, row.isLocked);
  }

  /**
   * The customers of operations.
   * @throws StartOver
   */
  async lockAll(operationIds: readonly string[]): Promise<void> {
    const { held, known } = requireTransaction().inOrder;
    if (operationIds.length === 0 || (held.size === 0 && known.size > 0)) return;
    const values = [operationIds, highestHeld() ?? ''];
    const rows = await this.db.rows(LOCK_ALL, values);
    if (rows.some(({ isLocked }) => !isLocked))
      throw startOver([...held, ...rows.map(({ id }) => id)]);
    for (const { id } of rows) held.add(id);
  }
}

const highestHeld = (): string | undefined => [...requireTransaction().inOrder.held].sort().at(-1);

const startOver = (toLock: readonly string[]): StartOver => new StartOver(staleNounce(), toLock);
