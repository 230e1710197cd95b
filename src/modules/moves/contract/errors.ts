import { MOVE_ERRORS } from '../domain/move-errors.js';

export { MOVE_ERRORS };
export type MoveErrorCode = keyof typeof MOVE_ERRORS;

/** Refusals about a customer as a whole and their sentences. */
export const CUSTOMER_ERRORS = {
  STALE_NOUNCE: 'This customer was changed by someone else. Reload to see the latest version.',
  CUSTOMER_INACTIVE: 'This customer is inactive. Reactivate the customer first.',
} as const;
export type CustomerErrorCode = keyof typeof CUSTOMER_ERRORS;

export { PRE_SAVE_SENTENCES } from '../domain/saving/pre-save-sentences.js';

/** How a drive-time job fails when it is not the business's doing. */
export const DRIVE_TIMES_ERROR = 'Google error while refreshing drivetimes';
