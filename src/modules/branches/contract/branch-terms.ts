/** Percent of a day's truck-hours that may be booked online unless the branch says otherwise. */
export const PUBLIC_SHARE = 50;

/** Dollars for one mover for one hour, if a branch has a rate. */
export const LEAST_RATE = 1;

/** Sentences of a branch's fields (R-BRANCH-2, R-BRANCH-3). */
export const BRANCH_MESSAGES = {
  rate: 'Cannot be zero',
  token: 'Token is required when branch is active',
} as const;

/** Refusals about branches and their sentences. */
export const BRANCH_ERRORS = {
  BRANCH_HAS_OPERATIONS:
    'The time zone cannot be changed while this branch has moves today or later.',
  STALE_VERSION: 'Someone else changed this.',
} as const;
export type BranchErrorCode = keyof typeof BRANCH_ERRORS;
