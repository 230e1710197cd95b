export const TOKEN_HOURS = 12;

/** An ID token older than this is refused. */
export const ID_TOKEN_MAX_MINUTES = 10;

/** How long a ticket can wait to be used, once. */
export const TICKET_SECONDS = 60;

/** Refusals of sign-in and their sentences. */
export const ACCESS_ERRORS = {
  CREDENTIAL_MISSING: 'Login Failed: credential missing',
  LOGIN_FAILED: 'Login Failed',
} as const;
export type AccessErrorCode = keyof typeof ACCESS_ERRORS;
