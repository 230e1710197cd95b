/** Refusals about the inside of a customer and their sentences. */
export const MOVE_ERRORS = {
  ACTIVITY_COMMITTED:
    'All truck assignments of this activity must be removed before it can be changed.',
  PRE_SAVE_CHECKS: 'The customer cannot be saved.',
  BLOCK_CHANGED: 'Someone else has moved it since.',
  OTHER_BRANCH: 'This move belongs to another branch.',
  WINDOWS_OFF: 'This branch promises exact starts.',
} as const;

/** Refusals about a customer as a whole and their sentences. */
export const CUSTOMER_ERRORS = {
  STALE_NOUNCE: 'This customer was changed by someone else. Reload to see the latest version.',
  CUSTOMER_INACTIVE: 'This customer is inactive. Reactivate the customer first.',
} as const;
