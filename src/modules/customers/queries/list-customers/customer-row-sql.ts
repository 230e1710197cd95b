import { jsonInstant } from '#platform/json/json-sql.js';
import { writtenJson } from '#platform/json/written-json.js';
import type { CustomerRow } from '../../contract/customer-row.view.js';
import { ELAPSED } from '../../contract/customer-row.view.js';

/** A row of a statement that lists and counts: if it lists none, the count comes without a row. */
export interface ListedRow {
  /** JSON of a CustomerRow. */
  listed: string | null;
}

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

/**
 * Selects `place` and `listed` of what `page` (customer_id, place) lists. `now` is a placeholder:
 * the next day is computed for this moment, also before the nightly roll. `limit 1` makes the
 * planner fetch row by row, by key, however many it expects on the page.
 */
export const listedRows = (now: string): string => `
  select page.place, row_to_json(fields)::text as listed
  from page cross join lateral (
    select ${COLUMNS}
    from customers.v_customer c
    join branches.v_branch b on b.id = c.branch_id
    cross join lateral (
      select min(day)::text as day from unnest(c.activity_days) day
      where day >= (${now}::timestamptz at time zone b.timezone)::date) next
    where c.id = page.customer_id limit 1) fields`;

/** For the answer; nobody can look into them. */
export const toCustomerRows = (rows: readonly ListedRow[]): CustomerRow[] =>
  rows.flatMap(({ listed }) => (listed === null ? [] : [writtenJson<CustomerRow>(listed)]));
