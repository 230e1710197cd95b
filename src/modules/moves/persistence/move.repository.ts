import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { columnsOf } from '#platform/database/columns-of.js';
import { Db } from '#platform/database/db.js';
import type { Customer } from '../domain/customer.js';
import type { Move, MoveBranch } from '../domain/move.js';
import { ActivityRow } from './activity.row.js';
import { customerChange, moveChange } from './move-change.mapper.js';
import { LocationRow } from './location.row.js';
import { MoveWriter } from './move.writer.js';
import { toCustomer, toFoundMove, toMove } from './move.mapper.js';
import type { FoundJson, MoveJson, ReadCustomerRow } from './move.mapper.js';
import { OperationRow } from './operation.row.js';
import { StoredCustomerRow } from './stored-customer.row.js';

const CUSTOMER = columnsOf(StoredCustomerRow, 'c');
const BRANCH = 'select id, name, timezone, latitude, longitude from branches.v_branch where id = ';
const ACTIVITIES = `
  select ${columnsOf(ActivityRow, 'a')}
  from moves.activity a where a.customer_id = $1 order by a.activity_day`;
const LOCATIONS = `
  select ${columnsOf(LocationRow, 'l')}
  from moves.location l join moves.activity a on a.id = l.activity_id
  where a.customer_id = $1 order by l.activity_id, l.position`;
const OPERATIONS = `
  select ${columnsOf(OperationRow, 'o')}
  from moves.operation o join moves.activity a on a.id = o.activity_id
  where a.customer_id = $1 order by o.activity_id, o.position`;
const listOf = (rows: string): string => `(select json_agg(one) from (${rows}) one)`;
const BELONGINGS = `
  to_json(branch) as branch, ${listOf(ACTIVITIES)} as activities,
  ${listOf(LOCATIONS)} as locations, ${listOf(OPERATIONS)} as operations`;

/** Everything that belongs to the customer `$1` of the branch `$2`. */
const LOAD = `select ${BELONGINGS} from (${BRANCH} $2) branch`;

/**
 * The customer `$1` with everything that belongs to it.
 * @param more columns, each after a comma
 */
export const findWith = (more = ''): string => `
  select to_json(customer) as customer, ${BELONGINGS}${more}
  from (select ${CUSTOMER} from customers.customer c where c.id = $1) customer
  cross join lateral (${BRANCH} customer."branchId") branch`;
const FIND = findWith();
const locked = (id: string): string => `
  with locked as (
    select ${CUSTOMER} from customers.customer c where c.id = ${id} for update)
  select locked.* from locked cross join branches.keep_timezone(locked."branchId") kept`;
const LOCK = locked('$1');
const LOCK_BY_OPERATION = locked(`(
  select a.customer_id from moves.operation o
  join moves.activity a on a.id = o.activity_id where o.id = $1)`);
const LOCK_BY_ACTIVITY = locked('(select a.customer_id from moves.activity a where a.id = $1)');

/**
 * A customer with everything that belongs to the move: read in one statement, and what differs
 * written in one.
 */
@Injectable()
export class MoveRepository {
  constructor(
    private readonly db: Db,
    private readonly writer: MoveWriter,
  ) {}

  /**
   * The move as it is now, without locking it.
   * @throws DomainError 404
   */
  async find(customerId: string): Promise<Move> {
    const [found] = await this.db.prepared<FoundJson>(FIND, [customerId]);
    if (!found) throw notFound('Customer');
    return toFoundMove(found);
  }

  /**
   * The move, locked until the command ends so that writes to one move follow each other. Until
   * then its branch's time zone, in which operations are written, cannot change either. What
   * belongs to the customer is read afterwards.
   * @throws DomainError 404
   */
  async lock(customerId: string): Promise<Move> {
    return this.load(await this.lockCustomer(customerId));
  }

  /**
   * Like `lock`, for the move to which an operation belongs.
   * @throws DomainError 404
   */
  async lockByOperation(operationId: string): Promise<Move> {
    const [row] = await this.db.prepared<ReadCustomerRow>(LOCK_BY_OPERATION, [operationId]);
    if (!row) throw notFound('Operation');
    return this.load(toCustomer(row));
  }

  /**
   * Like `lock`, for the move that an activity belongs to.
   * @throws DomainError 404
   */
  async lockByActivity(activityId: string): Promise<Move> {
    const [row] = await this.db.prepared<ReadCustomerRow>(LOCK_BY_ACTIVITY, [activityId]);
    if (!row) throw notFound('Activity');
    return this.load(toCustomer(row));
  }

  /**
   * Like `lock`, when nothing but the customer's own facts is needed.
   * @throws DomainError 404
   */
  async lockCustomer(id: string): Promise<Customer> {
    const [row] = await this.db.prepared<ReadCustomerRow>(LOCK, [id]);
    if (!row) throw notFound('Customer');
    return toCustomer(row);
  }

  private async load(customer: Customer): Promise<Move> {
    const [told] = await this.db.prepared<MoveJson>(LOAD, [customer.id, customer.branchId]);
    if (!told) throw notFound('Branch');
    return toMove(customer, told);
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    const [branch] = await this.db.prepared<MoveBranch>(`${BRANCH} $1`, [id]);
    if (!branch) throw notFound('Branch');
    return branch;
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
   * @throws DomainError 400 for an unknown `previousContractId`
   */
  save(before: Move, after: Move): Promise<void> {
    return this.writer.write(moveChange(before, after));
  }
}
