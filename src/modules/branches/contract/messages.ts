/** Sentences of a branch's fields, word for word (product-1 section 5). */
export const BRANCH_MESSAGES = {
  rate: 'Cannot be zero',
  token: 'Token is required when branch is active',
} as const;
