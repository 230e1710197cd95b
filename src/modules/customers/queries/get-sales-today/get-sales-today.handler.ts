import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { toDollars } from '#kernel/money.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { bigint, boolean, day, id, instant, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { SalesList, SalesTodayView, ReasonToWait } from '../../contract/sales-today.view.js';
import { GetSalesTodayQuery } from './get-sales-today.query.js';
import { SALES_TODAY } from './sales-today.sql.js';

const WAITING = statement(
  {
    list: text<SalesList>(),
    total: bigint(),
    why: text<ReasonToWait>(),
    urgent: boolean(),
    since: instant(),
    words: text().orNull(),
    _id: id(),
    firstName: text(),
    lastName: text(),
    phone: text(),
    timezone: text(),
    day: day().orNull(),
    quotedCents: numeric().orNull(),
  },
  sql`${SALES_TODAY}`,
);

@QueryHandler(GetSalesTodayQuery)
export class GetSalesTodayHandler implements IQueryHandler<GetSalesTodayQuery> {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId }: GetSalesTodayQuery): Promise<SalesTodayView> {
    const rows = await this.db.rows(WAITING, [branchId, this.clock.now()]);
    const today: SalesTodayView = {
      calls: { total: 0, customers: [] },
      followUps: { total: 0, customers: [] },
      silentQuotes: { total: 0, customers: [] },
      toConfirm: { total: 0, customers: [] },
    };
    for (const { list, total, since, quotedCents, words, ...customer } of rows) {
      const quoted = quotedCents === null ? null : toDollars(quotedCents);
      today[list].total = total;
      today[list].customers.push({
        ...{ ...customer, since: since.toISOString(), quoted },
        ...(words && { words }),
      });
    }
    return today;
  }
}
