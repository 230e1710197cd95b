import { preSaveMessage, saveQuestions } from '#modules/moves/contract/saving.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { todayIn } from '../../../shared/format';
import type { CustomerValues } from '../form/values';
import { pastDayQuestion } from '../labels/past-days';

/** Why the customer can't be saved as it is typed; null when it may be. */
export const preSaveRefusal = (values: CustomerValues): string | null =>
  preSaveMessage({
    firstName: values.firstName,
    lastName: values.lastName,
    timezone: values.branch.timezone,
    activities: values.move.activities,
  });

/** What to ask before work is moved to a day that has passed; one that stood there before may stay. */
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

/** What to ask before it is saved over what was `before`. */
export const questionsBeforeSave = (values: CustomerValues, before: CustomerView): string[] => [
  ...pastDays(values, before),
  ...saveQuestions(
    values.move.activities.map(({ estHours, locations, operations }) => ({
      estHours,
      locations,
      operations: operations.map(({ duration, bookingEnvelope }) => ({
        duration,
        ...bookingEnvelope,
      })),
    })),
  ),
];
