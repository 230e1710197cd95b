/** Refusals about the inside of a customer and their sentences. */
export const MOVE_ERRORS = {
  ACTIVITY_COMMITTED:
    'All truck assignments of this activity must be removed before it can be changed.',
  PRE_SAVE_CHECKS: 'The customer cannot be saved.',
  BLOCK_CHANGED: 'Someone else has moved it since.',
  OTHER_BRANCH: 'This move belongs to another branch.',
} as const;
export type MoveErrorCode = keyof typeof MOVE_ERRORS;

export { PRE_SAVE_SENTENCES } from '../domain/saving/pre-save-sentences.js';

/** How a drive-time job fails when it is not the business's doing. */
export const DRIVE_TIMES_ERROR = 'Google error while refreshing drivetimes';
