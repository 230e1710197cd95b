import { VALIDATION_MESSAGE } from '../domain-error.js';
import { LOCAL_DATE_MESSAGE } from '../local-date.js';

/** Refusals that any call may give, and their sentences. */
export const COMMON_ERRORS = {
  VALIDATION_FAILED: VALIDATION_MESSAGE,
  INVALID_DATE: LOCAL_DATE_MESSAGE,
  BAD_REQUEST: 'This request cannot be read',
  UNAUTHENTICATED: 'Please sign in',
  FORBIDDEN: 'You are not allowed to do this',
  NOT_FOUND: 'Not found',
  METHOD_NOT_ALLOWED: 'This call does not exist',
  BODY_TOO_LARGE: 'This is too large to be sent',
  ADDRESS_TOO_LONG: 'This address is too long',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content cannot be read',
  HEADERS_TOO_LARGE: 'The headers of this request are too large',
  RANGE_NOT_SATISFIABLE: 'The file has no such bytes',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in a moment.',
  SERVICE_UNAVAILABLE: 'A service that this needs is down. Please try again in a moment.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used for another request.',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this Idempotency-Key still runs.',
  SYSTEM_ERROR: 'We encountered a system error',
} as const;
export type CommonErrorCode = keyof typeof COMMON_ERRORS;
