/** Refusals of sign-in and their sentences. */
export const ACCESS_ERRORS = {
  CREDENTIAL_MISSING: 'Login Failed: credential missing',
  LOGIN_FAILED: 'Login Failed',
} as const;
export type AccessErrorCode = keyof typeof ACCESS_ERRORS;
