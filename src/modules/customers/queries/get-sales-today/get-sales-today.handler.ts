import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { toDollars } from '#kernel/money.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import type {
  SalesList,
  SalesTodayView,
  WaitingCustomerView,
} from '../../contract/sales-today.view.js';
import { GetSalesTodayQuery } from './get-sales-today.query.js';
import { SALES_TODAY } from './sales-today.sql.js';

interface WaitingRow extends Omit<WaitingCustomerView, 'since' | 'quoted' | 'words'> {
  list: SalesList;
  total: number;
  since: Date;
  words: string | null;
  quotedCents: number | null;
}

@QueryHandler(GetSalesTodayQuery)
export class GetSalesTodayHandler implements IQueryHandler<GetSalesTodayQuery> {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId }: GetSalesTodayQuery): Promise<SalesTodayView> {
    const rows = await this.db.prepared<WaitingRow>(SALES_TODAY, [branchId, this.clock.now()]);
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
