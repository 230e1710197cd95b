import { Readable } from 'node:stream';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { copyCsv } from '#platform/csv/copy-csv.js';
import type { CsvSelection } from '#platform/csv/copy-csv.js';
import { BYTE_ORDER_MARK } from '#platform/csv/csv-records.js';
import { spooled } from '#platform/csv/spooled.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { Db } from '#platform/database/db.js';
import { BRANCH } from '#modules/branches/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import { ListOrder } from '../list-customers/list-order.js';
import { ListScope } from '../list-customers/list-scope.js';
import { SearchTerms } from '../list-customers/search-terms.js';
import { SqlParams } from '../list-customers/sql-params.js';
import { exportColumns } from './export-columns.js';
import { ExportCustomersQuery } from './export-customers.query.js';

@QueryHandler(ExportCustomersQuery)
export class ExportCustomersHandler implements IQueryHandler<ExportCustomersQuery> {
  constructor(
    private readonly db: Db,
    private readonly terms: SearchTerms,
    private readonly clock: Clock,
    private readonly limits: DatabaseConfig,
  ) {}

  async execute({ criteria, reader }: ExportCustomersQuery): Promise<Readable> {
    const scope = new ListScope(criteria, reader, this.clock.now());
    const { forwards } = new ListOrder(criteria.sort, criteria.order);
    const sought = await this.terms.read(criteria.search, false);
    const params = new SqlParams();
    const now = params.add(this.clock.now());
    const conditions = [
      ...(sought ? [sought.matches(params)] : []),
      ...scope.conditions(params),
      'true',
    ].join(' and ');
    const best = sought && criteria.sort === undefined ? `${sought.step(params)}, ` : '';
    const from = `
      from customers.customer_search s
      join ${CUSTOMER} c on c.id = s.customer_id
      join ${BRANCH} b on b.id = s.branch_id
      where ${conditions}
      order by ${best}${forwards}`;
    const selection = { columns: exportColumns(now), from, values: params.values };
    const download = spooled(this.download(selection));
    return Readable.from(download, { objectMode: false });
  }

  private async *download(selection: CsvSelection): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK;
    const { streamMs } = this.limits;
    for await (const { text } of copyCsv(this.db.pool, selection, streamMs)) yield text;
  }
}
