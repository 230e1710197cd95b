import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { toDollars } from '#kernel/money.js';
import { Db } from '#platform/database/db.js';
import { boolean, integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { QuotedPriceView } from '../../contract/mail.view.js';
import { GetQuotedPriceQuery } from './get-quoted-price.query.js';

const SQL = statement(
  { cents: integer().orNull(), isMost: boolean().orNull() },
  sql`select quoted_cents as cents, quoted_most as "isMost" from mail.email where id = $1`,
);

@QueryHandler(GetQuotedPriceQuery)
export class GetQuotedPriceHandler implements IQueryHandler<GetQuotedPriceQuery> {
  constructor(private readonly db: Db) {}

  async execute({ emailId }: GetQuotedPriceQuery): Promise<QuotedPriceView> {
    const [row] = await this.db.rows(SQL, [emailId]);
    if (!row) throw notFound('Email');
    const { cents, isMost } = row;
    return { price: cents === null ? null : toDollars(cents), isMost };
  }
}
