import type { Activity } from '../activity.js';
import type { Move } from '../move.js';
import { routeKey } from './drive-route.js';

const isUnknown = ({ locations }: Activity): boolean =>
  locations.some(
    ({ driveTimeFetchStatus: status }) => status === 'EligibleForFetching' || status === 'InError',
  );

/** The activities whose drives lead elsewhere after a write and are not known: their ids. */
export const drivesToFetch = (before: Move, after: Move): string[] =>
  after.activities
    .filter((activity) => {
      const was = before.activities.find(({ id }) => id === activity.id);
      const isNew = !was || routeKey(was, before.branch) !== routeKey(activity, after.branch);
      return isNew && isUnknown(activity);
    })
    .map(({ id }) => id);
