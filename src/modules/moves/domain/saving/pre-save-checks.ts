import { isSeen } from '#kernel/clean-text.js';
import { asDate, type Instant } from '#kernel/instant.js';
import { type LocalDate, wallMinutesOf } from '#kernel/local-date.js';
import type { CrewedOperation } from '../activities/crew-mismatch.js';
import { hasCrewMismatch } from '../activities/crew-mismatch.js';
import { isStorageDimensions } from '../dimensions.js';
import { FIRST_START_HOUR, LAST_START_HOUR } from '../envelope/day-limits.js';
import { isMoverCount } from '../envelope/new-operation.js';
import { readSquareFeet } from '../square-feet.js';
import { PRE_SAVE_ORDER, PRE_SAVE_SENTENCES, type PreSaveCheck } from './pre-save-sentences.js';

export interface CheckedActivity {
  activityDay: LocalDate | null | undefined;
  numMovers: number;
  truckCount: number;
  locations: readonly {
    locationType?: string | null;
    sqft?: unknown;
    dimensions?: string | null;
  }[];
  operations: readonly (CrewedOperation & { date: Instant })[];
}

export interface CheckedCustomer {
  firstName: string | null | undefined;
  lastName: string | null | undefined;
  /** The branch's, in which operations start. */
  timezone: string;
  /** All activities of the customer as they would be saved. */
  activities: readonly CheckedActivity[];
}

const isBlank = (text: string | null | undefined): boolean => !isSeen(text ?? '');

/** From 7:00 to 17:59 local time. */
export function startsInHours(date: Instant, timezone: string): boolean {
  const hour = Math.floor(wallMinutesOf(asDate(date), timezone) / 60);
  return hour >= FIRST_START_HOUR && hour <= LAST_START_HOUR;
}

/** Whether two activities share a day; also checked before an activity is added. */
export function hasSharedDay(days: readonly (LocalDate | null | undefined)[]): boolean {
  const set = days.filter((day) => !isBlank(day));
  return new Set(set).size < set.length;
}

const anyActivity =
  (fails: (activity: CheckedActivity, timezone: string) => boolean) =>
  ({ activities, timezone }: CheckedCustomer): boolean =>
    activities.some((activity) => fails(activity, timezone));

const FAILS: Readonly<Record<PreSaveCheck, (customer: CheckedCustomer) => boolean>> = {
  name: ({ firstName, lastName }) => isBlank(firstName) && isBlank(lastName),
  date: anyActivity(({ activityDay }) => isBlank(activityDay)),
  squareFeet: anyActivity(({ locations }) =>
    locations.some(({ sqft }) => readSquareFeet(sqft) === 'not-a-number'),
  ),
  startHour: anyActivity(({ operations }, timezone) =>
    operations.some(({ date }) => !startsInHours(date, timezone)),
  ),
  moverCount: anyActivity(({ operations }) =>
    operations.some(({ moverCount }) => !isMoverCount(moverCount)),
  ),
  crewMismatch: anyActivity(({ operations, truckCount, numMovers }) =>
    hasCrewMismatch(operations, truckCount, numMovers),
  ),
  sameDay: ({ activities }) => hasSharedDay(activities.map(({ activityDay }) => activityDay)),
  storageDimensions: anyActivity(({ locations }) =>
    locations.some(
      ({ locationType, dimensions }) =>
        locationType === 'Storage' && !isStorageDimensions(dimensions),
    ),
  ),
};

/** The failing sentences in their order; empty when the customer may be saved. */
export const preSaveFailures = (customer: CheckedCustomer): string[] =>
  PRE_SAVE_ORDER.filter((check) => FAILS[check](customer)).map(
    (check) => PRE_SAVE_SENTENCES[check],
  );

/** One message of all failing sentences, null when there are none. */
export function preSaveMessage(customer: CheckedCustomer): string | null {
  const failures = preSaveFailures(customer);
  return failures.length === 0 ? null : failures.join('\n');
}
