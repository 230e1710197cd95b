import type { MoveProjection, Place } from '../../customers/index.js';
import { activityState, isTrucked } from '../domain/activities/activity-state.js';
import type { StoredActivity } from '../move-state.js';
import type { LocationRow } from '../persistence/location.row.js';

const placeOf = (location: LocationRow | undefined): Place | null =>
  location ? { city: location.city, state: location.state, zip: location.zip } : null;

const byDay = (a: StoredActivity, b: StoredActivity): number =>
  a.activityDay.localeCompare(b.activityDay);

/** What the customer lists must know of the activities: their days, their ends, whether any is booked. */
export function moveProjection(activities: readonly StoredActivity[]): MoveProjection {
  const inOrder = [...activities].sort(byDay);
  const stops = inOrder.flatMap(({ locations }) => locations);
  return {
    kind: 'move',
    activityDays: inOrder.map(({ activityDay }) => activityDay),
    hasBookedOperation: activities.some(({ operations }) => isTrucked(operations)),
    isBooked: activities.some(
      ({ operations, truckCount }) => activityState(operations, truckCount) === 'committed',
    ),
    from: placeOf(stops[0]),
    to: placeOf(stops.at(-1)),
  };
}
