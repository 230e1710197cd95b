import { addDays, instantAt } from '#kernel/local-date.js';
import { HOUR_MS } from '#kernel/time-window.js';
import { leadAgeColor } from '#modules/customers/contract/customer-list-terms.js';
import type { AutobookingRow, LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { todayIn } from '../../../shared/format';
import { urgencyOf } from './first-call-cell';

/** When the office begins to call, in minutes after midnight. */
const MORNING = 9 * 60;

/** Nine o'clock of the next day where the customer moves. */
export const tomorrowMorning = (timezone: string, now: number): string =>
  instantAt(addDays(todayIn(timezone, new Date(now)), 1), MORNING, timezone).toISOString();

/** Times that are chosen most, with their words. */
export const callChoices = (timezone: string, now: number): { label: string; at: string }[] => [
  { label: 'In 1 hour', at: new Date(now + HOUR_MS).toISOString() },
  { label: 'In 3 hours', at: new Date(now + 3 * HOUR_MS).toISOString() },
  { label: 'Tomorrow, 9:00 AM', at: tomorrowMorning(timezone, now) },
];

/** Whether somebody wants to call later than now. */
export const isPutOff = ({ nextCall }: LeadRow, now: number): boolean =>
  nextCall !== undefined && nextCall !== null && new Date(nextCall).getTime() > now;

const isDue = (row: LeadRow, now: number): boolean => Boolean(row.nextCall) && !isPutOff(row, now);

/** What is put off stands last. */
const LAST = 3;

/** How soon a lead is called: what is due or overdue first, from 0. */
export function leadRank(row: LeadRow, now: number): number {
  if (isPutOff(row, now)) return LAST;
  if (isDue(row, now)) return 0;
  return { red: 0, yellow: 1, green: 2 }[leadAgeColor(new Date(row.created), new Date(now))];
}

/** The same of an autobooking. */
export function autobookingRank(row: AutobookingRow, now: number): number {
  if (isPutOff(row, now)) return LAST;
  if (isDue(row, now)) return 0;
  return { urgent: 0, normal: 1, snoozed: 2 }[urgencyOf(row, now)];
}

const waitsSince = ({ nextCall, created }: LeadRow): number =>
  new Date(nextCall ?? created).getTime();

/**
 * The rows in the order in which to call: the most urgent first, of the equally urgent the one
 * that waits longest, or that wants to be called soonest.
 */
export const byUrgency = <Row extends LeadRow>(
  rows: readonly Row[],
  rank: (row: Row, now: number) => number,
  now: number,
): Row[] =>
  [...rows].sort(
    (one, other) => rank(one, now) - rank(other, now) || waitsSince(one) - waitsSince(other),
  );
