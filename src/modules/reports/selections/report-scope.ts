import {
  STATES_WITH_ALL_TRUCKS,
  STATES_WITH_TRUCKS,
} from '#modules/moves/contract/activity-rules.js';
import type { ReportParams } from '../contract/report.view.js';

/** `$3` of a report that is of no branch alone. */
export const EVERY_BRANCH = 'all';

/** What a report is about, for its SQL: `$1` first day, `$2` last day, `$3` a branch or 'all'. */
export const scopeOf = ({ start, end, branchId }: ReportParams): string[] => [
  start,
  end,
  branchId ?? EVERY_BRANCH,
];

/** Whether a column's day is in the report. */
export const inDays = (day: string): string => `${day} between $1::date and $2::date`;

/** Whether a column's branch is in the report. */
export const atBranch = (branch: string): string =>
  `($3::text = '${EVERY_BRANCH}' or ${branch} = $3::text)`;

/** An instant's day in the time zone of the branch `b`. */
export const dayOf = (instant: string): string => `(${instant} at time zone b.timezone)::date`;

/** An instant's clock time in the time zone of the branch `b`. */
export const timeOf = (instant: string): string =>
  `to_char(${instant} at time zone b.timezone, 'HH24:MI')`;

/** Narrows instants to the days, plus the hours by which zones differ, which an index can do. */
export const nearDays = (instant: string): string =>
  `${instant} >= $1::date - interval '2 days' and ${instant} < $2::date + interval '3 days'`;

const oneOf = (words: readonly string[]): string =>
  `(${words.map((word) => `'${word}'`).join(', ')})`;

/** Whether an activity has a truck. */
export const isBooked = (activity: string): string =>
  `${activity}.state in ${oneOf(STATES_WITH_TRUCKS)}`;

/** Whether an activity has all its trucks. */
export const isFullyBooked = (activity: string): string =>
  `${activity}.state in ${oneOf(STATES_WITH_ALL_TRUCKS)}`;

/** Two decimals, and room for any figure of a company. */
const toHundredths = (figure: string): string => `(${figure})::numeric(30, 2)`;

/** Cents as dollars. */
export const dollars = (cents: string): string => toHundredths(`${cents} / 100.0`);

/** Hours to the hundredth. */
export const hours = (figure: string): string => toHundredths(figure);

/** What the activity is estimated at, in cents: `chargedEstimate` of the kernel, in SQL. */
export const quotedTotal = (activity: string): string =>
  `greatest(${activity}.est_total_cost_cents, ${activity}.est_total_cost_min_cents)`;

/** A part as a percentage of the whole; 0 when the whole is 0. */
export const percentOf = (part: string, whole: string): string =>
  `round(100.0 * ${part} / nullif(${whole}, 0), 1)`;
