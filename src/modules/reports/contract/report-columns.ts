import type { ReportKind } from './report-terms.js';

/**
 * What a column's cells are: texts, days `YYYY-MM-DD`, times `HH:mm` in the branch's zone, whole
 * numbers, hours, dollars, percent.
 */
export type ColumnKind = 'text' | 'day' | 'time' | 'count' | 'hours' | 'money' | 'percent';

/**
 * The columns of each report by their headings, in the order of the file.
 *
 * `moves` has one row for each activity. The price that a customer paid belongs to the customer; a
 * row has its share, by the estimates. `Booked Hours` are those of the truck with the most hours on
 * the board; `Actual Hours` are those that the actual total pays for after trip fees and supplies. The last
 * six say what the crew of the truck that worked longest stamped or the office entered, or what follows from the
 * plan (`assumed`).
 *
 * `manager` has one row for each person, function and branch: as salesperson for the customers whom
 * the person manages, as acting manager for the days on which the person was. Activities count on
 * their day.
 *
 * `marketing` has one row for each source: the customers who were entered in these days, and what
 * became of them. `Revenue` is what they paid, or the estimate of what is booked while that is not
 * known.
 */
export const REPORT_COLUMNS = {
  moves: {
    Day: 'day',
    Start: 'time',
    Branch: 'text',
    Customer: 'text',
    Phone: 'text',
    Source: 'text',
    Repeat: 'text',
    State: 'text',
    Type: 'text',
    'Sales Person': 'text',
    'Acting Manager': 'text',
    From: 'text',
    To: 'text',
    Stops: 'count',
    Route: 'text',
    Trucks: 'count',
    'Truck Names': 'text',
    Movers: 'count',
    Crew: 'text',
    'Estimated Hours': 'hours',
    'Booked Hours': 'hours',
    'Actual Hours': 'hours',
    'Hourly Rate': 'money',
    'Trip Fees': 'money',
    Supplies: 'money',
    'Estimated Total': 'money',
    'Actual Total': 'money',
    Created: 'day',
    'Customer Id': 'text',
    'Clock Hours': 'hours',
    'Break Hours': 'hours',
    'Extra Hours': 'hours',
    'Stamped Start': 'time',
    'Stamped End': 'time',
    'Clock Source': 'text',
  },
  manager: {
    Function: 'text',
    Person: 'text',
    Branch: 'text',
    'Days Acting': 'count',
    Booked: 'count',
    Confirmed: 'count',
    Moved: 'count',
    Cancelled: 'count',
    'Estimated Revenue': 'money',
    'Actual Revenue': 'money',
    Calls: 'count',
  },
  marketing: {
    Source: 'text',
    Leads: 'count',
    Repeat: 'count',
    Quoted: 'count',
    Booked: 'count',
    'Conversion %': 'percent',
    Cancelled: 'count',
    'Cancelled %': 'percent',
    Revenue: 'money',
    'Average Revenue': 'money',
    'Actual Revenue': 'money',
  },
} as const satisfies Record<ReportKind, Record<string, ColumnKind>>;

/** The heading of one of a report's columns. */
export type ReportHead<Kind extends ReportKind> = keyof (typeof REPORT_COLUMNS)[Kind] & string;
