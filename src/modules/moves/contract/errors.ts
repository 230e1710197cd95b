import { CUSTOMER_ERRORS, MOVE_ERRORS } from '../domain/move-errors.js';

export { CUSTOMER_ERRORS, MOVE_ERRORS };
export type MoveErrorCode = keyof typeof MOVE_ERRORS;

export type CustomerErrorCode = keyof typeof CUSTOMER_ERRORS;

export { PRE_SAVE_SENTENCES } from '../domain/saving/pre-save-sentences.js';

/** How a drive-time job fails when the reason is technical. */
export const DRIVE_TIMES_ERROR = 'Google error while refreshing drivetimes';
