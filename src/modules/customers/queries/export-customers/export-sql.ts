/** The heads of the file's columns. */
const HEADS = [
  'Branch',
  'Next Activity',
  'Requested Date',
  'First Name',
  'Last Name',
  'Status',
  'Repeat',
  'Phone',
  'E-mail',
  'Referred By',
  'RFQ',
  'Confirmation',
  'MYM',
  'Follow Up',
  'Created',
];

/** Spreadsheets read UTF-8 as such only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

export const CSV_HEAD = `${BYTE_ORDER_MARK}${HEADS.join(',')}\n`;

const text = (column: string): string => `customers.csv_text(${column})`;
const sentOn = (column: string): string => `(${column} at time zone b.timezone)::date`;

/** One column a head; `now` is an expression. Days of e-mails are those of the branch's clock. */
export const csvColumns = (now: string): string =>
  [
    text('b.name'),
    `case when cardinality(c.activity_days) = 0 then null
          else coalesce((select min(day)::text from unnest(c.activity_days) day
            where day >= (${now}::timestamptz at time zone b.timezone)::date), 'elapsed') end`,
    'c.requested_day',
    text('c.first_name'),
    text('c.last_name'),
    'c.status',
    `case when c.is_repeat then 'yes' else 'no' end`,
    text('c.phone'),
    text('c.email'),
    text('c.referred_by'),
    sentOn('c.last_rfq'),
    sentOn('c.last_confirmation'),
    sentOn('c.last_mym'),
    sentOn('c.last_followup'),
    sentOn('c.created'),
  ].join(', ');
