import { text } from '#platform/database/sql/column.js';
import type { RowOf } from '#platform/database/sql/statement.js';
import { jsonInstant } from '#platform/json/json-sql.js';
import { writtenJson } from '#platform/json/written-json.js';
import { BRANCH } from '#modules/branches/index.js';
import { STATES_WITH_ALL_TRUCKS } from '#modules/moves/contract/activity-rules.js';
import { ACTIVITY, CUSTOMER } from '#modules/moves/index.js';
import { CUSTOMER_COLUMNS, type CustomerColumn } from '../../contract/customer-list-terms.js';
import type { CustomerRow } from '../../contract/customer-row.view.js';
import { ELAPSED } from '../../contract/customer-row.view.js';
import { PLANNED_CALL } from '../queue-conditions.js';
import type { ListReader } from './list-filters.js';

/** What a statement answers that lists and counts: if it lists none, the count comes without a row. */
export const LISTED = {
  /** JSON of a CustomerRow. */
  listed: text().orNull(),
};
type ListedRow = RowOf<typeof LISTED>;

const COLUMNS = `
  c.id as "_id", c.first_name as "firstName", c.last_name as "lastName", c.status,
  c.is_repeat as "isRepeat", c.branch_id as "branchId",
  json_build_object('name', b.name, 'timezone', b.timezone) as branch,
  c.requested_day as "requestedDay",
  coalesce(next.day, case when c.activity_days <> '{}' then '${ELAPSED}' end) as "nextActivity",
  json_build_object('rfq', ${jsonInstant('c.last_rfq')},
    'confirmation', ${jsonInstant('c.last_confirmation')}, 'mym', ${jsonInstant('c.last_mym')},
    'followup', ${jsonInstant('c.last_followup')}) as "lastEmails",
  c.managed_by as "managedBy"`;

/** What rows show besides what they always do, in one order, whatever order was asked for. */
export type ListedColumns = readonly CustomerColumn[];

/** Each by name; `day` is the next day of work, `plan` what its activities come to. */
const MORE: Readonly<Record<CustomerColumn, string>> = {
  phone: 'c.phone',
  city: 'c.from_city as city',
  stage: `
    c.stage, c.has_booked_operation as "isBooked",
    exists (select from ${ACTIVITY} a where a.customer_id = c.id
      and a.state in (${STATES_WITH_ALL_TRUCKS.map((state) => `'${state}'`).join(', ')})) as "isFullyBooked"`,
  nextStart: `${jsonInstant('plan.next_start')} as "nextStart"`,
  estimate: '(plan.cents / 100.0)::double precision as estimate',
  source: 'c.referred_by as source',
  created: `${jsonInstant('c.created')} as created`,
  nextCall: `
    ${jsonInstant('call.at')} as "nextCall", nullif(call.words, '') as "nextCallWords"`,
};

const PLANNED: ListedColumns = ['nextStart', 'estimate'];

const PLAN = `
    cross join lateral (
      select coalesce(sum(a.est_total_cost_cents), 0) as cents,
             min(a.first_start) filter (where a.activity_day = next.day::date) as next_start
      from ${ACTIVITY} a where a.customer_id = c.id) plan`;

const CALL = `left join lateral (${PLANNED_CALL}) call on true`;

/** Columns that a reader may see, of those that the query names. */
export function listedColumns(
  asked: ListedColumns | undefined,
  { reduced }: ListReader,
): ListedColumns {
  const hidden: ListedColumns = reduced ? ['estimate', 'source', 'nextCall'] : [];
  return CUSTOMER_COLUMNS.filter((column) => asked?.includes(column) && !hidden.includes(column));
}

/**
 * Selects `place` and `listed` of what `page` (customer_id, place) lists. `now` is a placeholder:
 * the next day is computed for this moment, also before the nightly roll. `limit 1` makes the
 * planner fetch row by row, by key, however many it expects on the page.
 */
export const listedRows = (now: string, more: ListedColumns = []): string => `
  select page.place, row_to_json(fields)::text as listed
  from page cross join lateral (
    select ${[COLUMNS, ...more.map((column) => MORE[column])].join(', ')}
    from ${CUSTOMER} c
    join ${BRANCH} b on b.id = c.branch_id
    cross join lateral (
      select min(day)::text as day from unnest(c.activity_days) day
      where day >= (${now}::timestamptz at time zone b.timezone)::date) next
    ${more.some((column) => PLANNED.includes(column)) ? PLAN : ''}
    ${more.includes('nextCall') ? CALL : ''}
    where c.id = page.customer_id limit 1) fields`;

/** For the answer; nobody can look into them. */
export const toCustomerRows = (rows: readonly ListedRow[]): CustomerRow[] =>
  rows.flatMap(({ listed }) => (listed === null ? [] : [writtenJson<CustomerRow>(listed)]));
