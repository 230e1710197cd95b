import { asDate, type Instant } from '../../../../kernel/instant.js';
import { type LocalDate, wallMinutesOf } from '../../../../kernel/local-date.js';
import type { CrewedOperation } from '../activities/crew-mismatch.js';
import { hasCrewMismatch } from '../activities/crew-mismatch.js';
import { isStorageDimensions } from '../dimensions.js';
import { FIRST_START_HOUR, LAST_START_HOUR } from '../envelope/day-limits.js';
import { isMoverCount } from './operation-requirements.js';

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
  /** Of the branch, in which operations start. */
  timezone: string;
  /** All activities of the customer as they would be saved. */
  activities: readonly CheckedActivity[];
}

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** A number or numeric text; nothing at all is judged by the field, not here. */
export const isNumericSqft = (sqft: unknown): boolean => {
  if (sqft === null || sqft === undefined) return true;
  if (typeof sqft === 'number') return Number.isFinite(sqft);
  return typeof sqft === 'string' && (sqft.trim() === '' || Number.isFinite(Number(sqft)));
};

/** From 7:00 to 17:59 by the clock on the wall. */
export function startsInHours(date: Instant, timezone: string): boolean {
  const hour = Math.floor(wallMinutesOf(asDate(date), timezone) / 60);
  return hour >= FIRST_START_HOUR && hour <= LAST_START_HOUR;
}

/** Whether two activities share a day; also asked before an activity is added. */
export function hasSharedDay(days: readonly (LocalDate | null | undefined)[]): boolean {
  const set = days.filter((day) => !isBlank(day));
  return new Set(set).size < set.length;
}

type Check = readonly [sentence: string, fails: (customer: CheckedCustomer) => boolean];

/** In the order in which they are read out. Source: product-1 section 5, Pre-save business checks. */
const CHECKS: readonly Check[] = [
  [
    'Customer must have a name.',
    ({ firstName, lastName }) => isBlank(firstName) && isBlank(lastName),
  ],
  [
    'Move activities must have a date specified.',
    ({ activities }) => activities.some(({ activityDay }) => isBlank(activityDay)),
  ],
  [
    'The location square footage value must be a number.',
    ({ activities }) =>
      activities.some(({ locations }) => locations.some(({ sqft }) => !isNumericSqft(sqft))),
  ],
  [
    'Moves must start between 7am and 5pm.',
    ({ activities, timezone }) =>
      activities.some(({ operations }) =>
        operations.some(({ date }) => !startsInHours(date, timezone)),
      ),
  ],
  [
    'Mover counts must be either 2 or 3',
    ({ activities }) =>
      activities.some(({ operations }) =>
        operations.some(({ moverCount }) => !isMoverCount(moverCount)),
      ),
  ],
  [
    "The number of assigned movers doesn't match the number of requested movers.",
    ({ activities }) =>
      activities.some(({ operations, truckCount, numMovers }) =>
        hasCrewMismatch(operations, truckCount, numMovers),
      ),
  ],
  [
    'Cannot have multiple move activities on the same day.',
    ({ activities }) => hasSharedDay(activities.map(({ activityDay }) => activityDay)),
  ],
  [
    'At least one location of type Storage has invalid dimensions .',
    ({ activities }) =>
      activities.some(({ locations }) =>
        locations.some(
          ({ locationType, dimensions }) =>
            locationType === 'Storage' && !isStorageDimensions(dimensions),
        ),
      ),
  ],
];

/** The failing sentences in their order; empty when the customer may be saved. */
export const preSaveFailures = (customer: CheckedCustomer): string[] =>
  CHECKS.filter(([, fails]) => fails(customer)).map(([sentence]) => sentence);

/** One message of all failing sentences, null when there are none. */
export function preSaveMessage(customer: CheckedCustomer): string | null {
  const failures = preSaveFailures(customer);
  return failures.length === 0 ? null : failures.join('\n');
}
