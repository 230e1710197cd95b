import { VALIDATION_MESSAGE, type FieldFault } from '../domain-error.js';

/** The body of every refusal and failure, beside what a code adds (`dates`, `notes`, …). */
export interface ErrorBody {
  /** The HTTP status. */
  statusCode: number;
  /** UPPER_SNAKE, for programs. */
  code: string;
  /** For a person. */
  message: string;
  /** With VALIDATION_FAILED: the faulty fields. */
  errors?: FieldFault[];
  /** Also in the header `x-request-id` and in the log. */
  requestId: string;
}

/** Refusals that any call may give, and their sentences. */
export const COMMON_ERRORS = {
  VALIDATION_FAILED: VALIDATION_MESSAGE,
  INVALID_ID: 'This id should have 24 hex characters',
  INVALID_DATE: 'Invalid usage: provided dateString is not in expected YYYY-MM-DD format',
  UNAUTHENTICATED: 'Please sign in',
  FORBIDDEN: 'You are not allowed to do this',
  NOT_FOUND: 'Not found',
  PAYLOAD_TOO_LARGE: 'This is too large to be sent',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in a moment.',
  SERVICE_UNAVAILABLE: 'A service that this needs is not available. Please try again.',
  IDEMPOTENCY_KEY_REUSED: 'This idempotency key was already used for another request',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this idempotency key is still running',
  SYSTEM_ERROR: 'We encountered a system error',
} as const;
export type CommonErrorCode = keyof typeof COMMON_ERRORS;
