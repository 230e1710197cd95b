import { Inject, Injectable, Optional } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { integer, text } from '#platform/database/sql/column.js';
import { composed } from '#platform/database/sql/statement.js';
import { writtenJson } from '#platform/json/written-json.js';
import type { MoveEmailView } from '../contract/customer.view.js';
import { CUSTOMER_EMAILS } from '../ports/customer-emails.js';
import type { Move } from '../domain/move.js';
import { toMove } from '../persistence/move.mapper.js';
import { findWith, FOUND } from '../persistence/move.repository.js';

/** A move with everything else that its customer's page shows. */
export interface ShownCustomer {
  move: Move;
  /** Actual price of the customer's move before this one, cents. */
  previousActualPriceCents: number | null;
  /** For the answer; nobody can look into them. */
  emails: MoveEmailView[];
}

const SHOWN = composed(
  { ...FOUND, previousActualPriceCents: integer().orNull(), emails: text() },
  (emails: string) =>
    findWith(`,
      (select p.actual_price_cents from customers.customer p
       where p.id = customer."previousContractId") as "previousActualPriceCents",
      ${emails} as emails`),
  'reads',
  [[`'[]'`]],
);

/** Reads customers to be shown, each in one statement. */
@Injectable()
export class ShownCustomerReader {
  private readonly shown: ReturnType<typeof SHOWN>;

  constructor(
    private readonly db: Db,
    @Optional() @Inject(CUSTOMER_EMAILS) emails = `'[]'`,
  ) {
    this.shown = SHOWN(emails);
  }

  /** @throws DomainError 404 */
  async find(customerId: string): Promise<ShownCustomer> {
    const [row] = await this.db.rows(this.shown, [customerId]);
    if (!row) throw notFound('Customer');
    return {
      move: toMove(row.move),
      previousActualPriceCents: row.previousActualPriceCents,
      emails: writtenJson<MoveEmailView[]>(row.emails),
    };
  }
}
