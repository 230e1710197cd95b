import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/domain-error.js';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Db } from '../../../platform/database/db.js';
import { onConstraint } from '../../../platform/database/pg-error.js';
import type { Customer } from '../domain/customer.js';
import { CUSTOMER_REFUSALS } from './customer-refusals.js';
import { toCustomer, toCustomerRow } from './customer.mapper.js';
import type { ReadCustomerRow } from './customer.mapper.js';
import { customerChange } from './move-change.js';
import { MoveWriter } from './move-writer.js';
import { StoredCustomerRow } from './stored-customer.row.js';

const COLUMNS = columnsOf(StoredCustomerRow, 'c');
const held = (id: string): string => `
  with held as (
    select ${COLUMNS} from customers.customer c where c.id = ${id} for update)
  select held.* from held cross join branches.keep_timezone(held."branchId") kept`;
const LOCK = held('$1');
const LOCK_BY_OPERATION = held(`(
  select a.customer_id from moves.operation o
  join moves.activity a on a.id = o.activity_id where o.id = $1)`);
const FIND = `select ${COLUMNS} from customers.customer c where c.id = $1`;

/** The customers that moves are for. */
@Injectable()
export class CustomerRepository {
  constructor(
    private readonly db: Db,
    private readonly writer: MoveWriter,
  ) {}

  /** The customer as it stands, without holding it. @throws DomainError 404 */
  async find(id: string): Promise<Customer> {
    const [row] = await this.db.prepared<ReadCustomerRow>(FIND, [id]);
    if (!row) throw notFound('Customer');
    return toCustomer(row);
  }

  /**
   * The customer, held until the command's end so that writes to one customer follow each other; and
   * so long its branch's time zone stays, by which operations are written. Both are to be read afterwards.
   * @throws DomainError 404
   */
  async lock(id: string): Promise<Customer> {
    const [row] = await this.db.prepared<ReadCustomerRow>(LOCK, [id]);
    if (!row) throw notFound('Customer');
    return toCustomer(row);
  }

  /** As `lock`, for the customer to whom an operation belongs. @throws DomainError 404 */
  async lockByOperation(operationId: string): Promise<Customer> {
    const [row] = await this.db.prepared<ReadCustomerRow>(LOCK_BY_OPERATION, [operationId]);
    if (!row) throw notFound('Operation');
    return toCustomer(row);
  }

  /** @throws DomainError 400 for an unknown `previousContractId` */
  async insert(customer: Customer): Promise<void> {
    await this.db.manager
      .insert(StoredCustomerRow, toCustomerRow(customer))
      .catch((error: unknown) => onConstraint(error, CUSTOMER_REFUSALS));
  }

  /** Writes what differs of the customer's own facts. @throws DomainError 400 for an unknown `previousContractId` */
  save(before: Customer, after: Customer): Promise<void> {
    return this.writer.write(customerChange(before, after));
  }
}
