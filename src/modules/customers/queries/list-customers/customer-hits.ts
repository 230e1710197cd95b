import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { bigint, integers } from '#platform/database/sql/column.js';
import { composed } from '#platform/database/sql/statement.js';
import type { CustomerRow } from '../../contract/customer-row.view.js';
import { LISTED, listedRows, toCustomerRows } from './customer-row-sql.js';
import type { ListedColumns } from './customer-row-sql.js';
import { ListOrder } from './list-order.js';
import { ListScope } from './list-scope.js';
import type { PageWindow } from './page-window.js';
import type { Sought } from './sought.js';
import { SqlParams } from './sql-params.js';

/**
 * Up to here all hits are collected, sorted and counted at once; beyond, an index gives the order.
 */
export const MOST_COLLECTED = 10_000;

export interface CustomerSearchRequest {
  scope: ListScope;
  /** Null: everyone whom the scope has. */
  sought: Sought | null;
  columns: ListedColumns;
  order: ListOrder;
  /** Best match first; the order then only breaks ties. */
  bestFirst: boolean;
}

export interface Collected {
  rows: CustomerRow[];
  /** How many of the hits (at most MOST_COLLECTED + 1) are on each of MATCH_STEPS. */
  steps: number[];
}

/** How far into a search most people look. */
export const FIRST_HITS = 200;

/** Builds a condition on search rows `s`. */
export type Condition = (params: SqlParams) => string;

/** What a statement is composed of. */
interface Hits {
  request: CustomerSearchRequest;
  condition: Condition;
  now: Date;
  params: SqlParams;
}

const conditionsOf = ({ request: { scope }, condition, params }: Hits): string =>
  [condition(params), ...scope.conditions(params)].join(' and ');

const example = (): Hits => ({
  request: {
    scope: new ListScope({}, { employeeId: null, reduced: false }, new Date(0)),
    sought: null,
    columns: [],
    order: new ListOrder(),
    bestFirst: false,
  },
  condition: () => 'true',
  now: new Date(0),
  params: new SqlParams(),
});
const A_PAGE: PageWindow = { limit: 1, offset: 0 };

const COLLECTED = composed(
  { steps: integers(), ...LISTED },
  (hits: Hits, { limit, offset }: PageWindow) => {
    const { request, params } = hits;
    const now = params.add(hits.now);
    const step = request.sought && request.bestFirst ? request.sought.step(params) : '0';
    return `
      with hits as materialized (
         select s.customer_id, s.activity_rank, s.activity_sort, s.name_sort, s.requested_day,
                s.created, ${step} as step
         from customers.customer_search s
         where ${conditionsOf(hits)} limit ${MOST_COLLECTED + 1}
       ), page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from hits s
               order by s.step, ${request.order.forwards} limit ${limit} offset ${offset}) w
       )
       select counted.steps, of_page.listed
       from (select array[count(*) filter (where step = 0), count(*) filter (where step = 1),
                          count(*) filter (where step = 2), count(*) filter (where step = 3)
                         ]::integer[] as steps
             from hits) counted
       left join (${listedRows(now, request.columns)}) of_page on true
       order by of_page.place`;
  },
  'plain',
  [[example(), A_PAGE]],
);

const WALKED = composed(
  { place: bigint(), ...LISTED },
  (hits: Hits, { limit, offset }: PageWindow) => {
    const { request, params } = hits;
    const now = params.add(hits.now);
    return `
      with page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from customers.customer_search s
               where ${conditionsOf(hits)}
               order by ${request.order.forwards} limit ${limit} offset ${offset}) w
       )
       ${listedRows(now, request.columns)} order by place`;
  },
  'plain',
  [[example(), A_PAGE]],
);

// Planned once, whatever the term.
const WALKED_TO_EXACT = composed(
  { place: bigint(), ...LISTED },
  (hits: Hits, { limit, offset }: PageWindow) => {
    const { request, params } = hits;
    const now = params.add(hits.now);
    const [most, first] = [params.values.push(limit), params.values.push(offset)];
    return `
      with page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from customers.customer_search s
               where ${conditionsOf(hits)}
               order by ${request.order.forwards} limit ${FIRST_HITS}) w
         limit (select $${most}::integer) offset (select $${first}::integer)
       )
       ${listedRows(now, request.columns)} order by place`;
  },
  'planned',
  [[example(), A_PAGE]],
);

const COUNTED = composed(
  { total: bigint() },
  (hits: Hits) => `
    select count(*) as total from customers.customer_search s where ${conditionsOf(hits)}`,
  'plain',
  [[example()]],
);

/** The ways to find hits. */
@Injectable()
export class CustomerHits {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** By the trigram index, sorted here: a page, and how many there are. */
  async collect(
    request: CustomerSearchRequest,
    condition: Condition,
    window: PageWindow,
  ): Promise<Collected> {
    const hits = this.hits(request, condition);
    const rows = await this.db.rows(COLLECTED(hits, window), hits.params.values);
    return { rows: toCustomerRows(rows), steps: rows[0]?.steps ?? [] };
  }

  /** By the index of the order: fast when hits are frequent. */
  async walk(
    request: CustomerSearchRequest,
    condition: Condition,
    window: PageWindow,
  ): Promise<CustomerRow[]> {
    const hits = this.hits(request, condition);
    return toCustomerRows(await this.db.rows(WALKED(hits, window), hits.params.values));
  }

  /** Like `walk`, to the first exact matches. */
  async walkToExact(request: CustomerSearchRequest, window: PageWindow): Promise<CustomerRow[]> {
    const hits = this.hits(request, (params) => request.sought?.exactly(params) ?? 'false');
    return toCustomerRows(await this.db.rows(WALKED_TO_EXACT(hits, window), hits.params.values));
  }

  async count(request: CustomerSearchRequest, condition: Condition): Promise<number> {
    const hits = this.hits(request, condition);
    const [row] = await this.db.rows(COUNTED(hits), hits.params.values);
    return row?.total ?? 0;
  }

  private hits(request: CustomerSearchRequest, condition: Condition): Hits {
    return { request, condition, now: this.clock.now(), params: new SqlParams() };
  }
}
