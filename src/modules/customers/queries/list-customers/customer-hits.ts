import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import type { CustomerRow } from '../../contract/customer-row.view.js';
import { listedRows, toCustomerRows } from './customer-row-sql.js';
import type { ListedColumns, ListedRow } from './customer-row-sql.js';
import type { ListOrder } from './list-order.js';
import type { ListScope } from './list-scope.js';
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
    { limit, offset }: PageWindow,
  ): Promise<Collected> {
    const { sought, order, bestFirst } = request;
    const params = new SqlParams();
    const now = params.add(this.clock.now());
    const step = sought && bestFirst ? sought.step(params) : '0';
    const rows = await this.db.query<ListedRow & { steps: number[] }>(
      `with hits as materialized (
         select s.customer_id, s.activity_rank, s.activity_sort, s.name_sort, s.requested_day,
                s.created, ${step} as step
         from customers.customer_search s
         where ${conditionsOf(request, condition, params)} limit ${MOST_COLLECTED + 1}
       ), page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from hits s
               order by s.step, ${order.forwards} limit ${limit} offset ${offset}) w
       )
       select counted.steps, of_page.listed
       from (select array[count(*) filter (where step = 0), count(*) filter (where step = 1),
                          count(*) filter (where step = 2), count(*) filter (where step = 3)
                         ]::integer[] as steps
             from hits) counted
       left join (${listedRows(now, request.columns)}) of_page on true
       order by of_page.place`,
      params.values,
    );
    return { rows: toCustomerRows(rows), steps: rows[0]?.steps ?? [] };
  }

  /** By the index of the order: fast when hits are frequent. */
  async walk(
    request: CustomerSearchRequest,
    condition: Condition,
    { limit, offset }: PageWindow,
  ): Promise<CustomerRow[]> {
    const params = new SqlParams();
    const now = params.add(this.clock.now());
    const rows = await this.db.query<ListedRow>(
      `with page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from customers.customer_search s
               where ${conditionsOf(request, condition, params)}
               order by ${request.order.forwards} limit ${limit} offset ${offset}) w
       )
       ${listedRows(now, request.columns)} order by place`,
      params.values,
    );
    return toCustomerRows(rows);
  }

  /** Like `walk`, to the first exact matches: planned once, whatever the term. */
  async walkToExact(request: CustomerSearchRequest, window: PageWindow): Promise<CustomerRow[]> {
    const params = new SqlParams();
    const now = params.add(this.clock.now());
    const [most, first] = [params.values.push(window.limit), params.values.push(window.offset)];
    const exactly: Condition = (more) => request.sought?.exactly(more) ?? 'false';
    const rows = await this.db.prepared<ListedRow>(
      `with page as (
         select w.customer_id, row_number() over () as place
         from (select s.customer_id from customers.customer_search s
               where ${conditionsOf(request, exactly, params)}
               order by ${request.order.forwards} limit ${FIRST_HITS}) w
         limit (select $${most}::integer) offset (select $${first}::integer)
       )
       ${listedRows(now, request.columns)} order by place`,
      params.values,
    );
    return toCustomerRows(rows);
  }

  async count(request: CustomerSearchRequest, condition: Condition): Promise<number> {
    const params = new SqlParams();
    const [row] = await this.db.query<{ total: number }>(
      `select count(*) as total from customers.customer_search s
       where ${conditionsOf(request, condition, params)}`,
      params.values,
    );
    return row?.total ?? 0;
  }
}

function conditionsOf(
  { scope }: CustomerSearchRequest,
  condition: Condition,
  params: SqlParams,
): string {
  return [condition(params), ...scope.conditions(params)].join(' and ');
}
