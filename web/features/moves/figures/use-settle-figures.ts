import { useStore } from 'react-redux';
import {
  figureStanding,
  stopsKey,
  uncountedWords,
  type FigureStanding,
} from '#modules/moves/contract/estimating.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { showDayNamed, showHours, todayIn } from '../../../shared/format';
import { isLocalDate } from '#kernel/local-date.js';
import { choose, confirm } from '../../../shared/ui';
import { ESTIMATE_INPUTS } from '../form/activity-parts';
import type { CustomerPageState, SettleFigures } from '../form/customer-context';
import type { ActivityValues } from '../form/values';
import { estimateWords, keepWords, standingWords } from './figure-labels';
import { fittedIn, leftOut, leftOutIn } from './figures-slice';
import { focusWorktime } from './focus-worktime';
import { sourcesOf } from './sources-of';
import { useEstimating, type EstimatedForm } from './use-estimating';

const USE = 'Use the estimate';
const TYPE = 'Type the work time';
const BOOKED = 'A truck is assigned: to change them, unbook it first.';

function titleOf({ suggested, defaults, stale }: FigureStanding): string {
  if (suggested && defaults.length > 0) return 'Nobody decided these figures';
  return suggested && stale.length > 0
    ? 'Figures from before the change'
    : 'Not every location is counted';
}

/** The form with what stores a decision. */
export interface SettledForm
  extends EstimatedForm, Pick<CustomerPageState, 'unsaved' | 'saveFirst'> {
  /** Brings a day on screen. */
  select: (activityId: string) => void;
}

/** Whether to keep what stands, where that is all that can be done. */
async function chooseToKeep(
  question: { title: string; message: string },
  keep: string,
): Promise<'second' | null> {
  const isKept = await confirm({
    ...{ title: question.title, message: `${question.message} ${BOOKED}` },
    confirmLabel: keep,
  });
  return isKept ? 'second' : null;
}

/** The question of R-EST-24 and R-EST-25, for one day or for all that are ahead. */
export function useSettleFigures(page: SettledForm): SettleFigures {
  const { form, base, constants, unsaved, saveFirst, select } = page;
  const { estimate } = useEstimating(page);
  const store = useStore();

  const indexOf = (activityId: string): number =>
    form.getValues('move.activities').findIndex(({ _id }) => _id === activityId);

  /** What is left out of an estimate is agreed to, as long as the stops are these; it stays the estimate's. */
  const agree = (activityId: string): void => {
    const { locations } = form.getValues(`move.activities.${indexOf(activityId)}`);
    store.dispatch(leftOut({ activityId, stops: stopsKey(locations) }));
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

  const typeWorktime = (activityId: string, index: number): void => {
    select(activityId);
    focusWorktime(`move.activities.${indexOf(activityId)}`, index);
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
    const { suggested, defaults, stale } = standing;
    const isAgreed = leftOutIn(state)[activityId] === stopsKey(activity.locations);
    const uncounted = isAgreed ? [] : standing.uncounted;
    const isOff = suggested !== null && defaults.length + stale.length > 0;
    if (!isOff && uncounted.length === 0) return true;
    const day = isOnly || !isLocalDate(activityDay) ? [] : [`${showDayNamed(activityDay)}:`];
    const question = {
      title: titleOf(standing),
      message: [
        ...day,
        ...(isOff ? [standingWords(activity, standing), estimateWords(suggested, standing)] : []),
        ...uncounted.map((stop) => `${uncountedWords(stop)}.`),
      ].join(' '),
    };
    const keepLabel = isOff
      ? keepWords(activity, standing)
      : `Keep ${showHours(activity.estHours)}`;
    const way = isTrucked(stored?.operations ?? [])
      ? await chooseToKeep(question, keepLabel)
      : await choose({
          ...question,
          ...{ confirmLabel: isOff ? USE : TYPE, cancelLabel: keepLabel },
        });
    if (way === null) return false;
    if (way === 'first' && isOff) return takeEstimate(activityId);
    if (way === 'first') {
      typeWorktime(activityId, uncounted[0]?.index ?? 0);
      return false;
    }
    if (isOff || suggested === null) return keep(activityId);
    // The hours are the estimate's already.
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
