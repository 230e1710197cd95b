import { useStore } from 'react-redux';
import {
  figureStanding,
  uncountedWords,
  type FigureStanding,
  type UncountedStop,
} from '#modules/moves/contract/estimating.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { showDayNamed, showHours, todayIn } from '../../../shared/format';
import { isLocalDate } from '#kernel/local-date.js';
import { choose, toast } from '../../../shared/ui';
import { ESTIMATE_INPUTS, type EstimateInput } from '../form/activity-parts';
import type { CustomerPageState, SettleFigures } from '../form/customer-context';
import type { ActivityValues } from '../form/values';
import { estimateWords, keepWords, standingWords } from './figure-labels';
import { fittedIn } from './figures-slice';
import { sourcesOf } from './sources-of';
import { useEstimating, type EstimatedForm } from './use-estimating';

const USE = 'Use the estimate';
const TYPE = 'Type the work time';
const BOOKED = 'A truck is assigned: unbook it, then create the estimate.';

function titleOf({ suggested, defaults, stale }: FigureStanding): string {
  if (suggested && defaults.length > 0) return 'Nobody decided these figures';
  return suggested && stale.length > 0
    ? 'Figures from before the change'
    : 'Not every location is counted';
}

/** Goes to the first worktime that is missing, where its day is on screen. */
function typeWorktime(
  { getValues, setFocus }: EstimatedForm['form'],
  activityId: string,
  [first]: readonly UncountedStop[],
): void {
  const at = getValues('move.activities').findIndex(({ _id }) => _id === activityId);
  if (first) setFocus(`move.activities.${at}.locations.${first.index}.worktime`);
}

/** The form with what stores a decision. */
export interface SettledForm
  extends EstimatedForm, Pick<CustomerPageState, 'unsaved' | 'saveFirst'> {}

/** The question of R-EST-24 and R-EST-25, for one day or for all that are ahead. */
export function useSettleFigures(page: SettledForm): SettleFigures {
  const { form, base, constants, unsaved, saveFirst } = page;
  const { estimate } = useEstimating(page);
  const store = useStore();

  const decide = (activityId: string, names: readonly EstimateInput[]): void => {
    const at = form.getValues('move.activities').findIndex(({ _id }) => _id === activityId);
    for (const name of at < 0 ? [] : names)
      form.setValue(`move.activities.${at}.figureOrigins.${name}`, 'person', { shouldDirty: true });
  };

  /** Stored at once, unless it is stored with what else is typed. */
  const keep = async (activityId: string): Promise<boolean> => {
    const isAlone = unsaved().changes.length === 0;
    decide(activityId, ESTIMATE_INPUTS);
    return !isAlone || (await saveFirst()) !== null;
  };

  /** Who was told what it leaves out has decided. */
  const takeEstimate = async (activityId: string, leavesOut: boolean): Promise<boolean> => {
    const isTaken = await estimate(activityId, 'untyped');
    if (isTaken && leavesOut) decide(activityId, ['estHours']);
    return isTaken;
  };

  const settle = async (activity: ActivityValues, isOnly: boolean): Promise<boolean> => {
    const { _id: activityId, activityDay } = activity;
    const stored = base.move.activities.find(({ _id }) => _id === activityId);
    if (!constants) return true;
    const noted = fittedIn(store.getState() as never)[activityId];
    const standing = figureStanding(
      { ...activity, constants },
      sourcesOf(activity, stored, { noted, constants }),
    );
    const { suggested, defaults, stale, uncounted } = standing;
    const isOff = suggested !== null && defaults.length + stale.length > 0;
    if (!isOff && uncounted.length === 0) return true;
    const day = isOnly || !isLocalDate(activityDay) ? [] : [`${showDayNamed(activityDay)}:`];
    const way = await choose({
      title: titleOf(standing),
      message: [
        ...day,
        ...(isOff ? [standingWords(activity, standing), estimateWords(suggested, standing)] : []),
        ...uncounted.map((stop) => `${uncountedWords(stop)}.`),
      ].join(' '),
      confirmLabel: isOff ? USE : TYPE,
      cancelLabel: isOff ? keepWords(activity, standing) : `Keep ${showHours(activity.estHours)}`,
    });
    if (way === null) return false;
    if (way === 'second') {
      return keep(activityId);
    }
    const booked = isTrucked(stored?.operations ?? []);
    if (booked) toast.error(BOOKED, { stays: true });
    else if (isOff) return takeEstimate(activityId, uncounted.length > 0);
    else typeWorktime(form, activityId, uncounted);
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
