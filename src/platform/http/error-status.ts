import type { RefusalKind } from '#kernel/domain-error.js';

/** The one place where a kind of refusal becomes an HTTP status. */
export const STATUS_OF: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  'no-such-range': 416,
  rule: 422,
  'too-many': 429,
  unavailable: 503,
};

export const SYSTEM_ERROR_MESSAGE = 'We encountered a system error';
