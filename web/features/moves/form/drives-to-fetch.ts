import { sameValue } from '#kernel/same-value.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ActivityValues, CustomerValues } from './values';

const route = ({ locations }: ActivityValues): unknown[] =>
  locations.map(({ normalizedStreetAddress, latitude, longitude }) => [
    normalizedStreetAddress,
    latitude,
    longitude,
  ]);

/** The activities whose drives change with a write: their ids. */
export const drivesToFetch = (before: CustomerView, after: CustomerValues): string[] =>
  after.move.activities
    .filter((activity) => {
      if (activity.locations.length === 0) return false;
      const was = before.move.activities.find(({ _id }) => _id === activity._id);
      return !was || before.branchId !== after.branchId || !sameValue(route(was), route(activity));
    })
    .map(({ _id }) => _id);
