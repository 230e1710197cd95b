import { useDispatch, useStore } from 'react-redux';
import { figureStanding } from '#modules/moves/contract/estimating.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { showDayNamed, todayIn } from '../../../shared/format';
import { isLocalDate } from '#kernel/local-date.js';
import { choose, toast } from '../../../shared/ui';
import { ESTIMATE_INPUTS } from '../form/activity-parts';
import type { SettleFigures } from '../form/customer-context';
import type { ActivityValues } from '../form/values';
import { estimateWords, keepWords, standingWords } from './figure-labels';
import { figureSourcesIn, figuresTyped } from './figures-slice';
import { sourcesOf } from './sources-of';
import { useEstimating, type EstimatedForm } from './use-estimating';

const USE = 'Use the estimate';
const BOOKED = 'A truck is assigned: unbook it, then create the estimate.';

/** The question of R-EST-24, for one day or for all that are ahead. */
export function useSettleFigures(page: EstimatedForm): SettleFigures {
  const { form, base, constants } = page;
  const { estimate } = useEstimating(page);
  const dispatch = useDispatch();
  const store = useStore();

  const settle = async (activity: ActivityValues, isOnly: boolean): Promise<boolean> => {
    const { _id: activityId, activityDay } = activity;
    const stored = base.move.activities.find(({ _id }) => _id === activityId);
    if (!constants) return true;
    const known = figureSourcesIn(store.getState() as never)[activityId];
    const standing = figureStanding(
      { ...activity, constants },
      sourcesOf(known, stored, constants),
    );
    const { suggested, defaults, stale } = standing;
    const names = [...defaults, ...stale];
    if (!suggested || names.length === 0) return true;
    const day = isOnly || !isLocalDate(activityDay) ? [] : [`${showDayNamed(activityDay)}:`];
    const way = await choose({
      title:
        defaults.length > 0 ? 'Nobody decided these figures' : 'Figures from before the change',
      message: [...day, standingWords(activity, standing), estimateWords(suggested, standing)].join(
        ' ',
      ),
      confirmLabel: USE,
      cancelLabel: keepWords(activity, standing),
    });
    if (way === null) return false;
    if (way === 'second') {
      dispatch(figuresTyped({ activityId, names: ESTIMATE_INPUTS }));
      return true;
    }
    if (!isTrucked(stored?.operations ?? [])) return estimate(activityId, 'untyped');
    toast.error(BOOKED, { stays: true });
    return false;
  };

  return async (activityId) => {
    const today = todayIn(base.branch.timezone);
    const activities = form.getValues('move.activities');
    for (const activity of structuredClone(activities)) {
      const isAsked = activityId
        ? activity._id === activityId
        : activity.activityDay === null || activity.activityDay >= today;
      if (isAsked && !(await settle(activity, activities.length === 1))) return false;
    }
    return true;
  };
}
