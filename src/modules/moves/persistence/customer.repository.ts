import { Injectable } from '@nestjs/common';
import { invalidFields, notFound } from '../../../kernel/domain-error.js';
import { sameValue } from '../../../kernel/same-value.js';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Db } from '../../../platform/database/db.js';
import { onConstraint } from '../../../platform/database/pg-error.js';
import type { Customer } from '../domain/customer.js';
import { toCustomer, toCustomerRow } from './customer.mapper.js';
import type { ListedColumns, ReadCustomerRow } from './customer.mapper.js';
import { StoredCustomerRow } from './stored-customer.row.js';

const REFUSALS = {
  customer_previous_contract_exists: () =>
    invalidFields([{ path: 'previousContractId', message: 'There is no such customer' }]),
};

const COLUMNS = columnsOf(StoredCustomerRow, 'c');
const LOCK = `select ${COLUMNS} from customers.customer c where c.id = $1 for update`;
const LOCK_BY_OPERATION = `
  select ${COLUMNS} from customers.customer c
  where c.id = (select a.customer_id from moves.operation o
                join moves.activity a on a.id = o.activity_id where o.id = $1)
  for update`;
const FIND = `
  select ${COLUMNS},
         (select p.actual_price_cents from customers.customer p
          where p.id = c.previous_contract_id) as "previousActualPriceCents"
  from customers.customer c where c.id = $1`;

/** A customer with the actual price of the move before this one, cents. */
export interface FoundCustomer {
  customer: Customer;
  previousActualPriceCents: number | null;
}

/** The customers that moves are for. */
@Injectable()
export class CustomerRepository {
  constructor(private readonly db: Db) {}

  /** The customer as it stands, without holding it. @throws DomainError 404 */
  async find(id: string): Promise<FoundCustomer> {
    const [row] = await this.db.prepared<
      ReadCustomerRow & Pick<FoundCustomer, 'previousActualPriceCents'>
    >(FIND, [id]);
    if (!row) throw notFound('Customer');
    const { previousActualPriceCents, ...customer } = row;
    return { customer: toCustomer(customer), previousActualPriceCents };
  }

  /**
   * The customer, held until the command's end so that writes to one customer follow each other.
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
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }

  /**
   * Writes what differs; `listed` is what differs of what the activities give to the row.
   * @throws DomainError 400 for an unknown `previousContractId`
   */
  async save(
    before: Customer,
    after: Customer,
    listed: Partial<ListedColumns> = {},
  ): Promise<void> {
    const values = { ...differing(toCustomerRow(before), toCustomerRow(after)), ...listed };
    if (Object.keys(values).length === 0) return;
    await this.db.manager
      .update(StoredCustomerRow, { id: after.id }, values)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }
}

/** The values of `after` that `before` does not have. */
export function differing<Columns extends object>(
  before: Columns,
  after: Columns,
): Partial<Columns> {
  const changed = Object.entries(after).filter(
    ([name, value]) => !sameValue(before[name as keyof Columns], value),
  );
  return Object.fromEntries(changed) as Partial<Columns>;
}
