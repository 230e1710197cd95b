import type { CsvColumn } from '#platform/csv/copy-csv.js';

const sentOn = (column: string): string => `(${column} at time zone b.timezone)::date`;

/** `now` is an SQL expression. Days of emails are in the branch's time zone. */
export const exportColumns = (now: string): CsvColumn[] => [
  { head: 'Branch', sql: 'b.name' },
  {
    head: 'Next Activity',
    sql: `case when cardinality(c.activity_days) = 0 then null
          else coalesce((select min(day)::text from unnest(c.activity_days) day
            where day >= (${now}::timestamptz at time zone b.timezone)::date), 'elapsed') end`,
  },
  { head: 'Requested Date', sql: 'c.requested_day' },
  { head: 'First Name', sql: 'c.first_name' },
  { head: 'Last Name', sql: 'c.last_name' },
  { head: 'Status', sql: 'c.status' },
  { head: 'Repeat', sql: `case when c.is_repeat then 'yes' else 'no' end` },
  { head: 'Phone', sql: 'c.phone' },
  { head: 'E-mail', sql: 'c.email' },
  { head: 'Referred By', sql: 'c.referred_by' },
  { head: 'RFQ', sql: sentOn('c.last_rfq') },
  { head: 'Confirmation', sql: sentOn('c.last_confirmation') },
  { head: 'MYM', sql: sentOn('c.last_mym') },
  { head: 'Follow Up', sql: sentOn('c.last_followup') },
  { head: 'Created', sql: sentOn('c.created') },
];
