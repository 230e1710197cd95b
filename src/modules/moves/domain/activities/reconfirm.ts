import { holdsStart, type ArrivalWindow } from '#kernel/arrival-window.js';
import { lineOf } from '#kernel/clean-text.js';
import { asDate, type Instant } from '#kernel/instant.js';
import type { LocalDate } from '#kernel/local-date.js';

interface ConfirmedOperation {
  date: Instant;
  arrivalWindow?: ArrivalWindow<Instant> | null;
}

/** What a confirmation told a customer about an activity. */
export interface ConfirmedActivity {
  _id: string;
  activityDay: LocalDate | null;
  truckCount: number;
  /** Dollars or cents, the same on every call. */
  estTotalCost: number;
  /** In the order of travel. */
  locations: readonly {
    street?: string | null;
    unit?: string | null;
    city?: string | null;
    state?: string | null;
    zip?: string | null;
  }[];
  operations: readonly ConfirmedOperation[];
}

const addressOf = (location: ConfirmedActivity['locations'][number]): string =>
  [location.street, location.unit, location.city, location.state, location.zip]
    .map((part) => lineOf(part ?? ''))
    .join('|');

/** The window that the customer was promised, if the job starts in it; otherwise the start. */
const promiseOf = ({ date, arrivalWindow = null }: ConfirmedOperation): string =>
  (arrivalWindow && holdsStart(arrivalWindow, date)
    ? [arrivalWindow.from, arrivalWindow.to]
    : [date]
  )
    .map((moment) => asDate(moment).toISOString())
    .join();

const termsOf = (activity: ConfirmedActivity): unknown[] => [
  activity._id,
  activity.activityDay,
  activity.truckCount,
  activity.estTotalCost,
  activity.locations.map(addressOf),
  activity.operations.map(promiseOf).sort(),
];

/**
 * One text for everything in a confirmation: day, promised times, addresses, truck count and estimate
 * total of each activity. While it stays equal, nothing needs to be confirmed again: compare the
 * one at the accepted send with the present one (R-MOVE-16).
 */
const confirmationTerms = (activities: readonly ConfirmedActivity[]): string =>
  JSON.stringify(activities.map(termsOf).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));

/** Whether a write sets `reconfirm` for a customer with a delivered confirmation. */
export const requiresReconfirmation = (
  before: readonly ConfirmedActivity[],
  after: readonly ConfirmedActivity[],
): boolean => confirmationTerms(before) !== confirmationTerms(after);
