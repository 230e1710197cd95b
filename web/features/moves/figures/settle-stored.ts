import { figureStanding } from '#modules/moves/contract/estimating.js';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { apiErrorOf, refusalSentences } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { readConstants, readCustomer, storeCustomer } from '../api';
import { ESTIMATE_INPUTS } from '../form/activity-parts';
import { saveBody } from '../form/savable';
import type { ActivityValues, CustomerValues } from '../form/values';
import { estimatedActivity } from './estimated-activity';
import { askFigures, figureQuestion, isOffEstimate, UNSETTLED } from './figure-question';
import { sourcesOf } from './sources-of';

const NOT_READ = 'the move could not be loaded';
const NOT_STORED = 'the figures could not be saved';

/** A day of a customer, as boards name it. */
export interface StoredDay {
  customerId: string;
  activityId: string;
  /** Which of several moves is asked about, such as `Maria Gomez:`. */
  about?: string | undefined;
}

/** The customer once the figures of the day are decided. */
export interface SettledDay {
  customer: CustomerView;
  /** The decision had to be stored. */
  didSave: boolean;
}

/** Why the day must not be booked, as the end of a sentence. */
export interface UnsettledDay {
  why: string;
}

const byPerson = Object.fromEntries(ESTIMATE_INPUTS.map((name) => [name, 'person' as const]));

const kept = (activity: ActivityValues): ActivityValues => ({
  ...activity,
  figureOrigins: { ...activity.figureOrigins, ...byPerson },
});

/** The day as a person wants it; null where the question was closed, the same where nothing is to be decided. */
async function decided(
  activity: ActivityValues,
  {
    about,
    constants,
    timezone,
  }: { constants: ConstantsView; timezone: string; about?: string | undefined },
): Promise<ActivityValues | null> {
  const sources = sourcesOf(activity, activity, { noted: undefined, constants });
  const standing = figureStanding({ ...activity, constants }, sources);
  const question = isOffEstimate(standing) ? figureQuestion(activity, standing) : null;
  if (!question) return activity;
  const way = await askFigures(question, { about, isTrucked: isTrucked(activity.operations) });
  if (way === null) return null;
  const { suggested, uncounted } = standing;
  if (way === 'use')
    return estimatedActivity(activity, { suggested, which: 'untyped', constants, timezone }).after;
  // Kept without a stop that is not counted, they are nobody's yet: as on the customer's page.
  return uncounted.length > 0 ? activity : kept(activity);
}

/** The question of R-EST-24 where no customer's page is open: the answer is stored at once. */
export async function settleStored(day: StoredDay): Promise<SettledDay | UnsettledDay> {
  const { customerId, activityId, about } = day;
  const read = await Promise.all([readCustomer(customerId), readConstants()]).catch(() => null);
  if (!read) return { why: NOT_READ };
  const [customer, constants] = read;
  const { timezone } = customer.branch;
  const activity = customer.move.activities.find(({ _id }) => _id === activityId);
  if (!activity) return { customer, didSave: false };
  const wanted = await decided(activity, { about, constants, timezone });
  if (wanted === null) return { why: UNSETTLED };
  if (wanted === activity) return { customer, didSave: false };
  const activities: ActivityValues[] = customer.move.activities.map((one) =>
    one === activity ? wanted : one,
  );
  const typed: CustomerValues = { ...customer, move: { ...customer.move, activities } };
  try {
    const body = saveBody(customer, typed);
    return { customer: await storeCustomer({ id: customerId, body }), didSave: true };
  } catch (error) {
    toast.error(refusalSentences(apiErrorOf(error)), { refusal: error });
    return { why: NOT_STORED };
  }
}
