import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { columnsOf } from '#platform/database/columns-of.js';
import { Db } from '#platform/database/db.js';
import { double, id, integer, json, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import type { RowOf } from '#platform/database/sql/statement.js';
import { statement } from '#platform/database/sql/statement.js';
import { settleInOrder } from '#platform/database/settle-in-order.js';
import { requireTransaction } from '#platform/database/transaction.js';
import { BRANCH, PLANNING } from '#modules/branches/index.js';
import type { Customer } from '../domain/customer.js';
import { EMAIL_TEMPLATES } from '../domain/customer-terms.js';
import type { Move, MoveBranch } from '../domain/move.js';
import { DIRECT_LEG } from '../sql/direct-leg.view.js';
import { ActivityRow } from './activity.row.js';
import { CUSTOMER_OF, CustomerLockRepository, lockStatements } from './customer-lock.repository.js';
import type { Known, LockStatements } from './customer-lock.repository.js';
import { customerChange, moveChange } from './move-change.mapper.js';
import { ItemRow } from './item.row.js';
import { LocationRow } from './location.row.js';
import { MoveWriter } from './move.writer.js';
import { toBranch, toCustomer, toMove } from './move.mapper.js';
import type { CustomerJson, MoveJson } from './move.mapper.js';
import { OperationRow } from './operation.row.js';
import { StoredCustomerRow } from './stored-customer.row.js';

/** What a customer has as parts: calls that were made, and when emails of each kind were delivered. */
const PARTS = [
  'courtesyCallBy',
  'courtesyCallWhen',
  'firstCallBy',
  'firstCallWhen',
  ...EMAIL_TEMPLATES.map((template) => `last${template[0]?.toUpperCase()}${template.slice(1)}`),
];
const madeCall = (call: string): string => `
  case when c.${call}_when is not null
    then json_build_object('by', c.${call}_by, 'when', c.${call}_when) end`;
const LAST_EMAILS = EMAIL_TEMPLATES.map((template) => `'${template}', c.last_${template}`).join();
const CUSTOMER = `
  ${columnsOf(StoredCustomerRow, 'c', PARTS)},
  ${madeCall('courtesy_call')} as "courtesyCall", ${madeCall('first_call')} as "firstCall",
  json_build_object(${LAST_EMAILS}) as "lastEmails"`;
const BRANCH_OF = `
  select id, name, timezone, latitude, longitude,
    (select p.for_day from ${PLANNING} p where p.branch_id = v_branch.id) as planning
  from ${BRANCH} where id = `;
const listOf = (rows: string): string =>
  `(select coalesce(json_agg(one), '[]') from (${rows}) one)`;
const ITEMS = `
  select ${columnsOf(ItemRow, 'i', ['locationId', 'position'])}
  from moves.item i where i.location_id = l.id order by i.position`;
const LOCATIONS = `
  select ${columnsOf(LocationRow, 'l', ['activityId', 'position'])}, ${listOf(ITEMS)} as items
  from moves.location l where l.activity_id = a.id order by l.position`;
/** What an operation repeats from its activity, and what is read in another form. */
const OPERATION_PARTS = [
  ...['activityId', 'branchId', 'day', 'position'],
  ...['date', 'arrivalFrom', 'arrivalTo'],
];
const OPERATIONS = `
  select ${columnsOf(OperationRow, 'o', OPERATION_PARTS)}, o.date,
    case when o.arrival_from is not null
      then json_build_object('from', o.arrival_from, 'to', o.arrival_to) end as "arrivalWindow",
    (select leg from ${DIRECT_LEG} where follower_id = o.id) as follows,
    (select leg from ${DIRECT_LEG} where followed_id = o.id) as "followedBy"
  from moves.operation o where o.activity_id = a.id order by o.position`;
const ACTIVITIES = `
  select ${columnsOf(ActivityRow, 'a', ['customerId', 'branchId'])},
    ${listOf(LOCATIONS)} as locations, ${listOf(OPERATIONS)} as operations
  from moves.activity a where a.customer_id = customer.id order by a.activity_day`;

/** One column, because every column is described in every answer. */
export const FOUND = { move: json<MoveJson>() };
type FoundRow = RowOf<typeof FOUND>;

/**
 * SQL for what is FOUND of a customer with everything that belongs to it.
 * @param more columns, each after a comma
 */
export const findWith = (more = '', known: Known = 'customer'): string => `
  select json_build_object('customer', customer, 'branch', branch,
    'activities', ${listOf(ACTIVITIES)}) as move${more}
  from (select ${CUSTOMER} from customers.customer c where c.id = ${CUSTOMER_OF[known]}) customer
  cross join lateral (${BRANCH_OF} customer."branchId") branch`;
const statementsFor = (known: Known) => ({
  find: statement(FOUND, sql`${findWith('', known)}`),
  lock: lockStatements('c.branch_id as "branchId"', known, { told: integer() }, '1 as told'),
});
const BY = {
  customer: statementsFor('customer'),
  operation: statementsFor('operation'),
  activity: statementsFor('activity'),
};
const LOCK_CUSTOMER = lockStatements(
  CUSTOMER,
  'customer',
  { customer: json<CustomerJson>() },
  'to_json(locked) as customer',
);
const BRANCH_BY_ID = statement(
  {
    id: id(),
    name: text(),
    timezone: text(),
    latitude: double().orNull(),
    longitude: double().orNull(),
    planning: json<MoveBranch['planning']>().orNull(),
  },
  sql`${BRANCH_OF} $1`,
);
const UNCHANGED = statement(
  { id: id() },
  sql`
  select id from moves.activity
  where customer_id = $1 and changed_version <= $2 order by activity_day`,
);
const IS_THERE = 'select 1 from customers.customer where id = $1';

/**
 * A customer with everything that belongs to the move: read in one statement, and what differs
 * written in one.
 */
@Injectable()
export class MoveRepository {
  constructor(
    private readonly db: Db,
    private readonly writer: MoveWriter,
    private readonly locks: CustomerLockRepository,
  ) {}

  /**
   * The move as it is now, without locking it.
   * @throws DomainError 404
   */
  async find(customerId: string): Promise<Move> {
    return this.read(await this.db.rows(BY.customer.find, [customerId]), 'Customer');
  }

  /** The move that an activity belongs to, without locking it. */
  async findByActivity(activityId: string): Promise<Move | undefined> {
    const [found] = await this.db.rows(BY.activity.find, [activityId]);
    return found && toMove(found.move);
  }

  /**
   * The move, locked until the command ends so that writes to one move follow each other. Until
   * then its branch's time zone, in which operations are written, cannot change either.
   * @throws DomainError 404
   */
  lock(customerId: string): Promise<Move> {
    return this.lockBy('customer', customerId, 'Customer');
  }

  /**
   * Like `lock`, for the move to which an operation belongs.
   * @throws DomainError 404
   */
  lockByOperation(operationId: string): Promise<Move> {
    return this.lockBy('operation', operationId, 'Operation');
  }

  /**
   * Like `lock`, for the move that an activity belongs to.
   * @throws DomainError 404
   */
  lockByActivity(activityId: string): Promise<Move> {
    return this.lockBy('activity', activityId, 'Activity');
  }

  /**
   * Like `lock`, when nothing but the customer's own facts is needed.
   * @throws DomainError 404
   */
  async lockCustomer(id: string): Promise<Customer> {
    if (this.locks.areKnown) await this.locks.lockKnown(LOCK_CUSTOMER, id);
    const [row] = await this.lockRow(LOCK_CUSTOMER, id);
    const isThere = row ?? (await this.db.query(IS_THERE, [id]))[0];
    if (isThere) this.locks.note(id, row !== undefined);
    if (!row) throw notFound('Customer');
    return toCustomer(row.customer);
  }

  /**
   * Locks the customers of several operations, in the one order in which everybody does, before they are locked one
   * by one.
   * @throws StartOver
   */
  lockAll(operationIds: readonly string[]): Promise<void> {
    return this.locks.lockAll(operationIds);
  }

  /**
   * The statement that reads is sent with the one that locks, but begins after it: what is read is as it
   * was left by whoever had the lock before.
   * @throws StartOver where the command has to lock another one before it
   */
  private async lockBy(known: Known, id: string, name: string): Promise<Move> {
    const { lock, find } = BY[known];
    if (this.locks.areKnown) await this.locks.lockKnown(lock, id);
    const sent = [this.lockRow(lock, id), this.db.rows(find, [id])] as const;
    const [locked, found] = await settleInOrder(sent);
    const move = this.read(found, name);
    this.locks.note(move.customer.id, locked.length > 0);
    return move;
  }

  private lockRow<Row extends object>(lock: LockStatements<Row>, id: string): Promise<Row[]> {
    const isFirst = requireTransaction().inOrder.held.size === 0;
    return isFirst ? this.db.rows(lock.first, [id]) : this.locks.lock(lock, id);
  }

  private read([found]: readonly FoundRow[], name: string): Move {
    if (!found) throw notFound(name);
    return toMove(found.move);
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    const [branch] = await this.db.rows(BRANCH_BY_ID, [id]);
    if (!branch) throw notFound('Branch');
    return toBranch(branch);
  }

  /** The ids of activities that are as they were in that version of their customer, by day. */
  async activitiesUnchangedSince(customerId: string, version: number): Promise<string[]> {
    const rows = await this.db.rows(UNCHANGED, [customerId, version]);
    return rows.map(({ id }) => id);
  }

  /**
   * A customer who has nothing yet.
   * @throws DomainError 400 for an unknown `previousContractId`
   */
  insert(customer: Customer): Promise<void> {
    return this.writer.insert(customer);
  }

  /**
   * Writes what differs in the customer's own facts.
   * @throws DomainError 400 for an unknown `previousContractId`
   */
  saveCustomer(before: Customer, after: Customer): Promise<void> {
    return this.writer.write(customerChange(before, after));
  }

  /**
   * Writes what differs between two states of a move whose customer is locked.
   * @throws DomainError 400 for an unknown `previousContractId`; StartOver where the customer it names
   * has to be locked before
   */
  async save(before: Move, after: Move): Promise<void> {
    const { previousContractId: named } = after.customer;
    if (named !== null && named !== before.customer.previousContractId)
      await this.locks.lockNamed(named);
    await this.writer.write(moveChange(before, after));
  }
}
