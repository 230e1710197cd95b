/** Refusals about branches and their sentences. */
export const BRANCH_ERRORS = {
  BRANCH_HAS_OPERATIONS:
    'The time zone cannot be changed while this branch has moves today or later.',
} as const;
export type BranchErrorCode = keyof typeof BRANCH_ERRORS;
