import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sameValue } from '#kernel/same-value.js';
import {
  basisOf,
  figureStanding,
  fittedNow,
  type FigureStanding,
} from '#modules/moves/contract/estimating.js';
import type { EstimatedPart } from '../form/activity-parts';
import { useCustomerPage } from '../form/customer-context';
import type { ActivityValues } from '../form/values';
import { figuresFitted, fittedIn, leftOutIn } from './figures-slice';
import { sourcesOf } from './sources-of';

const UNKNOWN: FigureStanding = {
  ...{ suggested: null, defaults: [], stale: [] },
  ...{ isOpen: false, uncounted: [] },
};

/** Which figures of the days nobody decided, and which are from before a change, in their order. */
export function useStandings(
  activities: readonly Pick<ActivityValues, EstimatedPart>[],
): FigureStanding[] {
  const { base, constants } = useCustomerPage();
  const noted = useSelector(fittedIn);
  const agreed = useSelector(leftOutIn);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!constants) return;
    for (const activity of activities) {
      const known = noted[activity._id];
      const fitted = fittedNow({ ...activity, constants });
      if (!sameValue({ ...known, ...fitted }, known ?? {}))
        dispatch(figuresFitted({ activityId: activity._id, fitted }));
    }
  }, [activities, constants, noted, dispatch]);
  return useMemo(
    () =>
      activities.map((activity) => {
        if (!constants) return UNKNOWN;
        const stored = base.move.activities.find(({ _id }) => _id === activity._id);
        const sources = sourcesOf(activity, stored, { noted: noted[activity._id], constants });
        const standing = figureStanding({ ...activity, constants }, sources);
        // What was kept without them is decided as long as stops and crew are these.
        const isAgreed =
          standing.uncounted.length > 0 &&
          agreed[activity._id] === basisOf({ ...activity, constants });
        return isAgreed ? { ...standing, defaults: [], stale: [], isOpen: false } : standing;
      }),
    [activities, agreed, base, constants, noted],
  );
}
