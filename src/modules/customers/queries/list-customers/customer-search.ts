import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { Db } from '../../../../platform/database/db.js';
import type { CustomerRow } from '../../contract/customer-row.view.js';
import { CustomerCounts } from './customer-counts.js';
import { rowColumns, ROWS_OF_PAGE, toCustomerRow } from './customer-row-sql.js';
import type { ListedRow } from './customer-row-sql.js';
import type { ListOrder } from './list-order.js';
import type { ListScope } from './list-scope.js';
import type { PageWindow } from './page-window.js';
import { MATCH_STEPS } from './sought.js';
import type { MatchStep, Sought } from './sought.js';
import { SqlParams } from './sql-params.js';

/** Up to here all hits are collected, sorted and counted at once; beyond, an index gives the order. */
const MOST_COLLECTED = 10_000;

export interface CustomerSearchRequest {
  scope: ListScope;
  sought: Sought;
  order: ListOrder;
  /** Best match first; the order then only decides among equals. */
  bestFirst: boolean;
}

interface Collected {
  rows: CustomerRow[];
  /** MOST_COLLECTED + 1 where there are more. */
  found: number;
}

type Condition = (params: SqlParams) => string;

/** Pages of what a search finds. */
@Injectable()
export class CustomerSearch {
  constructor(
    private readonly db: Db,
    private readonly counts: CustomerCounts,
    private readonly clock: Clock,
  ) {}

  async find(
    request: CustomerSearchRequest,
    window: PageWindow,
  ): Promise<{ customers: CustomerRow[]; total: number }> {
    const { sought, bestFirst } = request;
    const every: Condition = (params) => sought.matches(params);
    const { rows, found } = await this.collect(request, every, window);
    if (found <= MOST_COLLECTED) return { customers: rows, total: found };
    const [customers, total] = await Promise.all([
      bestFirst ? this.stepByStep(request, window) : this.walk(request, every, window),
      this.count(request, 'any', every),
    ]);
    return { customers, total };
  }

  /** The best matches first: a step is looked at when those before it do not fill the page. */
  private async stepByStep(
    request: CustomerSearchRequest,
    { limit, offset }: PageWindow,
  ): Promise<CustomerRow[]> {
    const page: CustomerRow[] = [];
    let skipped = offset;
    for (const step of MATCH_STEPS) {
      if (page.length === limit) break;
      if (request.sought.matchesAt(step, new SqlParams()) === null) continue;
      const condition: Condition = (params) => request.sought.matchesAt(step, params) ?? 'false';
      const window = { limit: limit - page.length, offset: skipped };
      let { rows, found } = await this.collect(request, condition, window);
      if (found > MOST_COLLECTED) {
        rows = await this.walk(request, condition, window);
        if (rows.length < window.limit) found = await this.count(request, step, condition);
      }
      page.push(...rows);
      skipped = Math.max(0, skipped - found);
    }
    return page;
  }

  /** Hits by the trigram index, sorted here. */
  private async collect(
    { scope, sought, order, bestFirst }: CustomerSearchRequest,
    condition: Condition,
    { limit, offset }: PageWindow,
  ): Promise<Collected> {
    const params = new SqlParams();
    const now = params.add(this.clock.now());
    const branch = scope.branchId === null ? '' : params.add(scope.branchId);
    const conditions = [condition(params), ...scope.conditions(branch)].join(' and ');
    const step = bestFirst ? sought.step(params) : '0';
    const rows = await this.db.query<ListedRow & { found: number }>(
      `with hits as materialized (
         select s.customer_id, s.activity_rank, s.activity_sort, s.name_sort, s.requested_day,
                s.created, ${step} as step
         from customers.customer_search s where ${conditions} limit ${MOST_COLLECTED + 1}
       ), page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from hits s
               order by s.step, ${order.forwards} limit ${limit} offset ${offset}) w
       )
       select (select count(*) from hits) as found, listed.*
       from (values (1)) one left join lateral (
         select page.place, ${rowColumns(now)} from ${ROWS_OF_PAGE}
       ) listed on true
       order by listed.place`,
      params.values,
    );
    const listed = rows.filter(({ _id }) => _id !== null);
    return { rows: listed.map(toCustomerRow), found: rows[0]?.found ?? 0 };
  }

  /** Very many hits: some come along soon on a walk over the index of the order. */
  private async walk(
    { scope, order }: CustomerSearchRequest,
    condition: Condition,
    { limit, offset }: PageWindow,
  ): Promise<CustomerRow[]> {
    const params = new SqlParams();
    const now = params.add(this.clock.now());
    const branch = scope.branchId === null ? '' : params.add(scope.branchId);
    const conditions = [condition(params), ...scope.conditions(branch)].join(' and ');
    const rows = await this.db.query<ListedRow>(
      `with page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from customers.customer_search s where ${conditions}
               order by ${order.forwards} limit ${limit} offset ${offset}) w
       )
       select ${rowColumns(now)} from ${ROWS_OF_PAGE} order by page.place`,
      params.values,
    );
    return rows.map(toCustomerRow);
  }

  private count(
    { scope, sought }: CustomerSearchRequest,
    step: MatchStep | 'any',
    condition: Condition,
  ): Promise<number> {
    const key = [scope.key, sought.reduced, step, sought.term].join(' ');
    return this.counts.remember(key, async () => {
      const params = new SqlParams();
      const branch = scope.branchId === null ? '' : params.add(scope.branchId);
      const conditions = [condition(params), ...scope.conditions(branch)].join(' and ');
      const [row] = await this.db.query<{ total: number }>(
        `select count(*) as total from customers.customer_search s where ${conditions}`,
        params.values,
      );
      return row?.total ?? 0;
    });
  }
}
