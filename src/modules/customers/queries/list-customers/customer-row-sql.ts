import type { CustomerRow } from '../../contract/customer-row.view.js';
import type { LocalDate } from '../../../../kernel/local-date.js';
import { ELAPSED } from '../../contract/customer-row.view.js';

/** A row of the list as the database gives it. */
export interface ListedRow extends Omit<CustomerRow, 'nextActivity'> {
  nextDay: LocalDate | null;
  hasActivities: boolean;
}

/** `now` is a placeholder: which day is the next is said as of this moment, also before the nightly roll. */
export const rowColumns = (now: string): string => `
  c.id as "_id", c.first_name as "firstName", c.last_name as "lastName", c.status,
  c.is_repeat as "isRepeat", c.branch_id as "branchId",
  json_build_object('name', b.name, 'timezone', b.timezone) as branch,
  c.requested_day as "requestedDay",
  (select min(day) from unnest(c.activity_days) day
   where day >= (${now}::timestamptz at time zone b.timezone)::date) as "nextDay",
  cardinality(c.activity_days) > 0 as "hasActivities",
  json_build_object('rfq', c.last_rfq, 'confirmation', c.last_confirmation,
    'mym', c.last_mym, 'followup', c.last_followup) as "lastEmails",
  c.managed_by as "managedBy"`;

/** What `page` (customer_id, place) lists, in its order. */
export const ROWS_OF_PAGE = `
  page
  join customers.customer c on c.id = page.customer_id
  join branches.v_branch b on b.id = c.branch_id`;

const instant = (text: string | null): string | null =>
  text === null ? null : new Date(text).toISOString();

/** Rows of a statement that also counts: where it lists none, the count comes with empty columns. */
export const toCustomerRows = (rows: readonly ListedRow[]): CustomerRow[] =>
  rows.filter(({ _id }) => _id !== null).map(toCustomerRow);

function toCustomerRow({ nextDay, hasActivities, ...row }: ListedRow): CustomerRow {
  const { rfq, confirmation, mym, followup } = row.lastEmails;
  return {
    _id: row._id,
    firstName: row.firstName,
    lastName: row.lastName,
    status: row.status,
    isRepeat: row.isRepeat,
    branchId: row.branchId,
    branch: row.branch,
    requestedDay: row.requestedDay,
    nextActivity: nextDay ?? (hasActivities ? ELAPSED : null),
    lastEmails: {
      rfq: instant(rfq),
      confirmation: instant(confirmation),
      mym: instant(mym),
      followup: instant(followup),
    },
    managedBy: row.managedBy,
  };
}
