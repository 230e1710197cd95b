import {
  DRIVE_BUFFER_QUESTION,
  preSaveMessage,
  saveQuestions,
} from '#modules/moves/contract/saving.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { isLocalDate } from '#kernel/local-date.js';
import { asQuoted, moveTotals } from '#modules/moves/contract/estimating.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import { showDayNamed, showMoney, todayIn } from '../../../shared/format';
import { costsOf, zonesOf } from '../estimate/costs';
import type { ActivityValues, CustomerValues } from '../form/values';
import { pastDayQuestion } from '../labels/past-days';

/** Why the customer cannot be saved as it is typed; null when it can. */
export const preSaveRefusal = (values: CustomerValues): string | null =>
  preSaveMessage({
    firstName: values.firstName,
    lastName: values.lastName,
    timezone: values.branch.timezone,
    activities: values.move.activities,
  });

/**
 * What to ask before work is moved to a day that has passed; work that was there before may stay.
 */
function pastDays({ branch, move }: CustomerValues, before: CustomerView): string[] {
  const moved = move.activities
    .filter(({ _id, activityDay }) =>
      before.move.activities.every(
        (stored) => stored._id !== _id || stored.activityDay !== activityDay,
      ),
    )
    .map(({ activityDay }) => activityDay);
  const question = pastDayQuestion(moved, todayIn(branch.timezone));
  return question ? [question] : [];
}

/** What is to be asked about one truck of an activity. */
function questionsOf(
  {
    estHours,
    locations,
    operations,
  }: Pick<ActivityValues, 'estHours' | 'locations' | 'operations'>,
  at: number,
): string[] {
  const operation = operations[at];
  if (!operation) return [];
  const { duration, bookingEnvelope } = operation;
  return saveQuestions([{ estHours, locations, operations: [{ duration, ...bookingEnvelope }] }]);
}

/** Nobody is asked twice about a drive that is stored so already. */
function isAskedAnew(
  question: string,
  operationId: string | undefined,
  stored: ActivityValues | undefined,
): boolean {
  if (question !== DRIVE_BUFFER_QUESTION || !stored) return true;
  const at = stored.operations.findIndex(({ _id }) => _id === operationId);
  return at < 0 || !questionsOf(stored, at).includes(question);
}

/** The questions of the product, each with the days and trucks that it is about (R-SAVE-8). */
function aboutTrucks({ move }: CustomerValues, before: CustomerView): string[] {
  const places = new Map<string, string[]>();
  for (const activity of move.activities) {
    const stored = before.move.activities.find(({ _id }) => _id === activity._id);
    const { activityDay } = activity;
    const day = isLocalDate(activityDay) ? showDayNamed(activityDay) : 'No day';
    activity.operations.forEach(({ _id }, at) => {
      for (const question of questionsOf(activity, at))
        if (isAskedAnew(question, _id, stored))
          places.set(question, [...(places.get(question) ?? []), `${day}, truck ${at + 1}`]);
    });
  }
  return saveQuestionsInOrder(places);
}

const saveQuestionsInOrder = (places: ReadonlyMap<string, readonly string[]>): string[] =>
  [...places]
    .toSorted(
      ([a], [b]) => Number(a === DRIVE_BUFFER_QUESTION) - Number(b === DRIVE_BUFFER_QUESTION),
    )
    .map(([question, where]) => [question, ...where].join('\n'));

/** An Actual Cost beyond this many times the estimate, or below that part of it, is asked about. */
const FAR_TIMES = 3;

/** What to ask about an Actual Cost that is typed and far from the estimate. */
function farPrice(
  { branchId, move }: CustomerValues,
  before: CustomerView,
  zones: readonly ZipZoneView[],
): string[] {
  const { actualPrice, rate } = move.meta;
  if (typeof actualPrice !== 'number' || actualPrice === before.move.meta.actualPrice) return [];
  const fees = zonesOf(zones, branchId);
  const costs = move.activities.map((activity) => asQuoted(costsOf(activity, rate ?? 0, fees)));
  const { curTotalEstimate: estimate } = moveTotals(costs);
  if (estimate <= 0) return [];
  const far =
    actualPrice > estimate * FAR_TIMES
      ? 'more than three times'
      : actualPrice < estimate / FAR_TIMES
        ? 'less than a third of'
        : null;
  if (far === null) return [];
  return [
    `The Actual Cost of ${showMoney(actualPrice)} is ${far} the estimate of ${showMoney(estimate)}. Is it right?`,
  ];
}

/** All there is to ask before it is saved over what was `before`, at once; null: nothing. */
export function questionBeforeSave(
  values: CustomerValues,
  before: CustomerView,
  zones: readonly ZipZoneView[] = [],
): string | null {
  const questions = [
    ...pastDays(values, before),
    ...farPrice(values, before, zones),
    ...aboutTrucks(values, before),
  ];
  return questions.length > 0 ? questions.join('\n\n') : null;
}
