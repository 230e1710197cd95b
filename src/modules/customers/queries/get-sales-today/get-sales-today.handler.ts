import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { toDollars } from '#kernel/money.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { bigint, boolean, day, id, instant, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { RowOf } from '#platform/database/sql/statement.js';
import type {
  ReasonToWait,
  SalesList,
  SalesTodayView,
  WaitingCustomerView,
} from '../../contract/sales-today.view.js';
import { GetSalesTodayQuery } from './get-sales-today.query.js';
import { SALES_TODAY } from './sales-today.sql.js';

const LISTED = { list: text<SalesList>(), total: bigint() };
const CUSTOMER = {
  why: text<ReasonToWait>(),
  urgent: boolean(),
  since: instant(),
  words: text().orNull(),
  nextCall: instant().orNull(),
  _id: id(),
  firstName: text(),
  lastName: text(),
  phone: text(),
  timezone: text(),
  day: day().orNull(),
  quotedCents: numeric().orNull(),
  quotedAt: instant().orNull(),
  from: text().orNull(),
  to: text().orNull(),
  notes: text().orNull(),
  calledBy: id().orNull(),
  calledAt: instant().orNull(),
};

const iso = (at: Date | null): string | null => at && at.toISOString();

const WAITING = statement({ ...LISTED, ...CUSTOMER }, sql`${SALES_TODAY}`);

function toWaiting(row: RowOf<typeof CUSTOMER>): WaitingCustomerView {
  const { since, quotedCents, quotedAt, nextCall, words, ...rest } = row;
  const { notes, calledBy, calledAt, from, to, ...customer } = rest;
  return {
    ...{ ...customer, since: since.toISOString(), from: from || null, to: to || null },
    quoted: quotedCents === null ? null : toDollars(quotedCents),
    quotedAt: iso(quotedAt),
    nextCall: iso(nextCall),
    lastCall: notes && calledAt ? { notes, by: calledBy, at: calledAt.toISOString() } : null,
    ...(words && { words }),
  };
}

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
    for (const { list, total, ...customer } of rows) {
      today[list].total = total;
      today[list].customers.push(toWaiting(customer));
    }
    return today;
  }
}
