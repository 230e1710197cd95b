import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sameValue } from '#kernel/same-value.js';
import {
  figureStanding,
  fittedFigures,
  type EstimatedFigure,
  type FigureStanding,
} from '#modules/moves/contract/estimating.js';
import type { EstimatedPart } from '../form/activity-parts';
import { useCustomerPage } from '../form/customer-context';
import type { ActivityValues } from '../form/values';
import { figuresFitted, fittedIn } from './figures-slice';
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
  const dispatch = useDispatch();
  useEffect(() => {
    if (!constants) return;
    for (const activity of activities) {
      const known = noted[activity._id];
      const fits = Object.entries(fittedFigures({ ...activity, constants })).filter(
        ([name]) => activity.figureOrigins[name as EstimatedFigure] !== 'person',
      );
      const fitted = Object.fromEntries(fits);
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
        return figureStanding({ ...activity, constants }, sources);
      }),
    [activities, base, constants, noted],
  );
}
