import { Injectable } from '@nestjs/common';
import { invalidFields, notFound } from '../../../kernel/domain-error.js';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Db } from '../../../platform/database/db.js';
import { onConstraint } from '../../../platform/database/pg-error.js';
import type { CustomerFacts, CustomerState, CustomerValues } from '../customer-state.js';
import type { FoundCustomer } from '../queries/find-customer/find-customer.query.js';
import { StoredCustomerRow } from './stored-customer.row.js';

const REFUSALS = {
  customer_previous_contract_exists: () =>
    invalidFields([{ path: 'previousContractId', message: 'There is no such customer' }]),
};

const LOCK = `
  select ${columnsOf(StoredCustomerRow, 'c')} from customers.customer c where c.id = $1 for update`;

const FIND = `
  select ${columnsOf(StoredCustomerRow, 'c')},
         (select p.actual_price_cents from customers.customer p
          where p.id = c.previous_contract_id) as "previousActualPriceCents"
  from customers.customer c where c.id = $1`;

const RAISE_VERSION = `
  update customers.customer set version = version + 1 where id = $1 returning version`;

/** The rows of `customers.customer`; inside commands only. */
@Injectable()
export class CustomerStore {
  constructor(private readonly db: Db) {}

  /** The customer and the actual price of the move before this one, cents. */
  async find(id: string): Promise<FoundCustomer | undefined> {
    const [row] = await this.db.prepared<
      StoredCustomerRow & Pick<FoundCustomer, 'previousActualPriceCents'>
    >(FIND, [id]);
    if (!row) return undefined;
    const { previousActualPriceCents, ...customer } = row;
    return { customer, previousActualPriceCents };
  }

  /**
   * The customer, held until the command's end so that writes to one customer follow each other.
   * @throws DomainError 404
   */
  async lock(id: string): Promise<CustomerState> {
    const [row] = await this.db.prepared<StoredCustomerRow>(LOCK, [id]);
    if (!row) throw notFound('Customer');
    return row;
  }

  async insert(state: CustomerState): Promise<void> {
    await this.db.manager
      .insert(StoredCustomerRow, state)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }

  async update(id: string, values: Partial<CustomerValues & CustomerFacts>): Promise<void> {
    if (Object.keys(values).length === 0) return;
    await this.db.manager
      .update(StoredCustomerRow, { id }, values)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }

  async raiseVersion(id: string): Promise<number> {
    const [row] = await this.db.prepared<{ version: number }>(RAISE_VERSION, [id]);
    if (!row) throw notFound('Customer');
    return row.version;
  }
}
