import { preSaveMessage, saveQuestions } from '../../../../src/modules/moves/contract/saving';
import type { CustomerValues } from '../form/values';

/** Why the customer can't be saved as it is typed; null when it may be. */
export const preSaveRefusal = (values: CustomerValues): string | null =>
  preSaveMessage({
    firstName: values.firstName,
    lastName: values.lastName,
    timezone: values.branch.timezone,
    activities: values.move.activities,
  });

/** What to ask before it is saved. */
export const questionsBeforeSave = (values: CustomerValues): string[] =>
  saveQuestions(
    values.move.activities.map(({ estHours, locations, operations }) => ({
      estHours,
      locations,
      operations: operations.map(({ duration, bookingEnvelope }) => ({
        duration,
        ...bookingEnvelope,
      })),
    })),
  );
