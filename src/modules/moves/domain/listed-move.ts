import type { LocalDate } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import { isFullyTrucked, isTrucked } from './activities/activity-state.js';
import type { Activity } from './activity.js';
import type { Customer } from './customer.js';
import type { Move } from './move.js';
import type { Stop } from './stop.js';

/** Where a stop is, in short. */
export interface ListedTown {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** What the lists show of a customer's activities. */
export interface ListedMove {
  readonly activityDays: readonly LocalDate[];
  readonly hasBookedOperation: boolean;
  /** First and last stop over all activities. */
  readonly from: ListedTown | null;
  readonly to: ListedTown | null;
}

const placeOf = (stop: Stop | undefined): ListedTown | null =>
  stop ? { city: stop.city, state: stop.state, zip: stop.zip } : null;

const byDay = (a: Activity, b: Activity): number => a.activityDay.localeCompare(b.activityDay);

export function listedMove({ activities }: Move): ListedMove {
  const inOrder = [...activities].sort(byDay);
  const stops = inOrder.flatMap(({ locations }) => locations);
  return {
    activityDays: inOrder.map(({ activityDay }) => activityDay),
    hasBookedOperation: activities.some(({ operations }) => isTrucked(operations)),
    from: placeOf(stops[0]),
    to: placeOf(stops.at(-1)),
  };
}

/** Whether some activity has all its trucks. */
export const isBooked = ({ activities }: Move): boolean =>
  activities.some(({ operations, truckCount }) => isFullyTrucked(operations, truckCount));

/** Which parts of what the lists show or search a write changed. */
export interface ListedChange {
  readonly names: boolean;
  /** Email addresses, phone numbers, the other system's id. */
  readonly contact: boolean;
  /** Days of activities, and the requested one. */
  readonly days: boolean;
  /** The branch, or whether the customer is active. */
  readonly standing: boolean;
}

export const NOTHING_LISTED: ListedChange = {
  names: false,
  contact: false,
  days: false,
  standing: false,
};
export const ALL_LISTED: ListedChange = {
  names: true,
  contact: true,
  days: true,
  standing: true,
};

const NAMES = ['firstName', 'lastName', 'altFirstName', 'altLastName'] as const;
const CONTACT = ['phone', 'altPhone', 'email', 'altEmail', 'externalId'] as const;
const STANDING = ['branchId', 'status'] as const;

export function listedChange(before: Move, after: Move): ListedChange {
  const differ = (fields: readonly (keyof Customer)[]): boolean =>
    fields.some((field) => before.customer[field] !== after.customer[field]);
  const days = ({ activities }: Move) => activities.map(({ activityDay }) => activityDay).sort();
  return {
    names: differ(NAMES),
    contact: differ(CONTACT),
    days: differ(['requestedDay']) || !sameValue(days(before), days(after)),
    standing: differ(STANDING),
  };
}
