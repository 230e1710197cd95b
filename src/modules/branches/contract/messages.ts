/** Sentences of a branch's fields (R-BRANCH-2, R-BRANCH-3). */
export const BRANCH_MESSAGES = {
  rate: 'Cannot be zero',
  token: 'Token is required when branch is active',
} as const;
