/** Refusals about a customer as a whole and their sentences. */
export const CUSTOMER_ERRORS = {
  STALE_NOUNCE: 'This customer was changed by someone else. Reload to see the latest version.',
  CUSTOMER_INACTIVE: 'This customer is inactive. Reactivate the customer first.',
} as const;
export type CustomerErrorCode = keyof typeof CUSTOMER_ERRORS;
