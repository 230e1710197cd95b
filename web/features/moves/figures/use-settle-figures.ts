import { useStore } from 'react-redux';
import { basisOf, figureStanding, type UncountedStop } from '#modules/moves/contract/estimating.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { showDayNamed, todayIn } from '../../../shared/format';
import { isLocalDate } from '#kernel/local-date.js';
import { ESTIMATE_INPUTS } from '../form/activity-parts';
import type { CustomerPageState, SettleFigures } from '../form/customer-context';
import type { ActivityPath, ActivityValues } from '../form/values';
import { askFigures, figureQuestion } from './figure-question';
import { fittedIn, leftOut, leftOutIn } from './figures-slice';
import { focusWorktime, openNewStop } from '../locations/focus-stop';
import { sourcesOf } from './sources-of';
import { useEstimating, type EstimatedForm } from './use-estimating';

/** The form with what stores a decision. */
export interface SettledForm
  extends EstimatedForm, Pick<CustomerPageState, 'unsaved' | 'saveFirst'> {
  /** Brings a day on screen. */
  select: (activityId: string) => void;
}

/** The question of R-EST-24 and R-EST-25, for one day or for all that are ahead. */
export function useSettleFigures(page: SettledForm): SettleFigures {
  const { form, base, constants, unsaved, saveFirst, select } = page;
  const { estimate } = useEstimating(page);
  const store = useStore();

  const indexOf = (activityId: string): number =>
    form.getValues('move.activities').findIndex(({ _id }) => _id === activityId);

  /** What is left out of an estimate is agreed to, as long as stops and crew are these; it stays the estimate's. */
  const agree = (activityId: string): void => {
    const activity = form.getValues(`move.activities.${indexOf(activityId)}`);
    if (!constants) return;
    store.dispatch(leftOut({ activityId, basis: basisOf({ ...activity, constants }) }));
  };

  /** Stored at once, unless it is stored with what else is typed. */
  const keep = async (activityId: string): Promise<boolean> => {
    const isAlone = unsaved().changes.length === 0;
    const at = indexOf(activityId);
    for (const name of at < 0 ? [] : ESTIMATE_INPUTS)
      form.setValue(`move.activities.${at}.figureOrigins.${name}`, 'person', { shouldDirty: true });
    return !isAlone || (await saveFirst()) !== null;
  };

  const takeEstimate = async (activityId: string): Promise<boolean> => {
    const isTaken = await estimate(activityId, 'untyped');
    if (isTaken) agree(activityId);
    return isTaken;
  };

  /** Goes to what the estimate of a day lacks: the work time of a stop, or a stop at all. */
  const goTo = (activityId: string, stop: UncountedStop | undefined): void => {
    select(activityId);
    const path: ActivityPath = `move.activities.${indexOf(activityId)}`;
    if (stop) focusWorktime(path, stop.index);
    else openNewStop(path);
  };

  const settle = async (activity: ActivityValues, isOnly: boolean): Promise<boolean> => {
    const { _id: activityId, activityDay } = activity;
    const stored = base.move.activities.find(({ _id }) => _id === activityId);
    if (!constants) return true;
    const state = store.getState() as never;
    const noted = fittedIn(state)[activityId];
    const standing = figureStanding(
      { ...activity, constants },
      sourcesOf(activity, stored, { noted, constants }),
    );
    const isAgreed = leftOutIn(state)[activityId] === basisOf({ ...activity, constants });
    const { uncounted } = standing;
    if (isAgreed && uncounted.length > 0) return true;
    const question = figureQuestion(activity, standing);
    if (!question) return true;
    const way = await askFigures(question, {
      about: isOnly || !isLocalDate(activityDay) ? undefined : `${showDayNamed(activityDay)}:`,
      isTrucked: isTrucked(stored?.operations ?? []),
    });
    if (way === null) return false;
    if (way === 'use') return takeEstimate(activityId);
    if (way === 'type') {
      goTo(activityId, uncounted[0]);
      return false;
    }
    if (uncounted.length === 0) return keep(activityId);
    // Kept without those stops, no longer than they are these.
    agree(activityId);
    return true;
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
