import type { LocalDate } from '../../../kernel/local-date.js';
import { activityState, isTrucked } from './activities/activity-state.js';
import type { Activity } from './activity.js';
import type { Move } from './move.js';
import type { Stop } from './stop.js';

const placeOf = (location: Stop | undefined): ListedPlace | null =>
  location ? { city: location.city, state: location.state, zip: location.zip } : null;

const byDay = (a: Activity, b: Activity): number => a.activityDay.localeCompare(b.activityDay);

/** Where a stop is, in short. */
export interface ListedPlace {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** What the lists show of a move. */
export interface ListedMove {
  /** Of all activities. */
  readonly activityDays: readonly LocalDate[];
  readonly hasBookedOperation: boolean;
  /** Some activity is committed: the stage is at least BOOKED. */
  readonly isBooked: boolean;
  /** First and last stop of the first and the last activity that have any. */
  readonly from: ListedPlace | null;
  readonly to: ListedPlace | null;
}

/** What the customer lists must know of the activities: their days, their ends, whether any is booked. */
export function listedMove({ activities }: Move): ListedMove {
  const inOrder = [...activities].sort(byDay);
  const stops = inOrder.flatMap(({ locations }) => locations);
  return {
    activityDays: inOrder.map(({ activityDay }) => activityDay),
    hasBookedOperation: activities.some(({ operations }) => isTrucked(operations)),
    isBooked: activities.some(
      ({ operations, truckCount }) => activityState(operations, truckCount) === 'committed',
    ),
    from: placeOf(stops[0]),
    to: placeOf(stops.at(-1)),
  };
}
