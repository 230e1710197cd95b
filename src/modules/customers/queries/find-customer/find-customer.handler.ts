import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/domain-error.js';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Db } from '../../../../platform/database/db.js';
import type { CustomerState } from '../../customer-state.js';
import { StoredCustomerRow } from '../../persistence/stored-customer.row.js';
import { FindCustomerQuery } from './find-customer.query.js';
import type { FoundCustomer } from './find-customer.query.js';

const FIND = `
  select ${columnsOf(StoredCustomerRow, 'c')},
         (select p.actual_price_cents from customers.customer p
          where p.id = c.previous_contract_id) as "previousActualPriceCents"
  from customers.customer c where c.id = $1`;

@QueryHandler(FindCustomerQuery)
export class FindCustomerHandler implements IQueryHandler<FindCustomerQuery> {
  constructor(private readonly db: Db) {}

  async execute({ customerId }: FindCustomerQuery): Promise<FoundCustomer> {
    const [row] = await this.db.prepared<
      CustomerState & Pick<FoundCustomer, 'previousActualPriceCents'>
    >(FIND, [customerId]);
    if (!row) throw notFound('Customer');
    const { previousActualPriceCents, ...customer } = row;
    return { customer, previousActualPriceCents };
  }
}
