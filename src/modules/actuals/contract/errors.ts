import { CUSTOMER_ERRORS } from '#modules/moves/contract/errors.js';
import type { StampRefusalCode } from '../domain/judge-stamp.js';

/** Refusals about what crews stamp and the office enters, and their sentences. */
export const ACTUALS_ERRORS = {
  JOB_NOT_BOOKED: 'This job is on no truck.',
  NOT_YOUR_JOB: 'This job is not on your truck that day.',
  STAMP_ID_REUSED: 'This stamp was already sent with other content.',
  STAMP_IN_FUTURE: "This time lies in the future. Check the phone's clock.",
  STAMP_OTHER_DAY: 'This time is too far from the job.',
  STAMP_ORDER: 'These times run backwards.',
  UNDO_NOT_YOURS: 'Only who stamped can undo it.',
  UNDO_TOO_LATE: 'Two minutes are over. Ask the office.',
  STAMPS_FULL: 'This job has as many stamps as a job can have.',
  EXTRA_FULL: 'This job has as much extra work as a job can have.',
  ACTUAL_FULL: 'The times of this job were corrected as often as they can be.',
  STALE_ACTUAL: 'These times were changed by someone else.',
} as const;
export type ActualsErrorCode = keyof typeof ACTUALS_ERRORS;

/** Why a stamp was not stored, by its code. */
export const STAMP_REFUSALS: Readonly<Record<StampRefusalCode, string>> = {
  NOT_FOUND: 'Operation not found',
  JOB_NOT_BOOKED: ACTUALS_ERRORS.JOB_NOT_BOOKED,
  NOT_YOUR_JOB: ACTUALS_ERRORS.NOT_YOUR_JOB,
  STAMP_ID_REUSED: ACTUALS_ERRORS.STAMP_ID_REUSED,
  CUSTOMER_INACTIVE: CUSTOMER_ERRORS.CUSTOMER_INACTIVE,
  STAMP_IN_FUTURE: ACTUALS_ERRORS.STAMP_IN_FUTURE,
  STAMP_OTHER_DAY: ACTUALS_ERRORS.STAMP_OTHER_DAY,
  STAMP_ORDER: ACTUALS_ERRORS.STAMP_ORDER,
  UNDO_NOT_YOURS: ACTUALS_ERRORS.UNDO_NOT_YOURS,
  UNDO_TOO_LATE: ACTUALS_ERRORS.UNDO_TOO_LATE,
  STAMPS_FULL: ACTUALS_ERRORS.STAMPS_FULL,
  EXTRA_FULL: ACTUALS_ERRORS.EXTRA_FULL,
};

/** What asks the office to look at a job. */
export const CLOCK_QUESTION =
  "A phone's clock was more than 12 hours off. Check the times with the crew and enter them.";
