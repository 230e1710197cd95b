/**
 * What kind of refusal an error is. The HTTP layer turns it into a status
 * (platform/http/error-status.ts); nothing below knows HTTP.
 */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported'
  | 'no-such-range'
  | 'rule'
  | 'too-many'
  | 'unavailable';

/** One faulty field of a body; `path` is dotted: `move.activities.0.operations.1.moverCount`. */
export interface FieldFault {
  path: string;
  message: string;
}

/**
 * A refusal that a person may read: `code` is for programs (UPPER_SNAKE), `message` for people.
 * `details` are merged into the error body.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** 404 `'<Resource> not found'`. */
export const notFound = (resource: string): DomainError =>
  new DomainError('not-found', 'NOT_FOUND', `${resource} not found`);

/** 409: the present state does not allow it. */
export const conflict = (
  code: string,
  message: string,
  details: Record<string, unknown> = {},
): DomainError => new DomainError('conflict', code, message, details);

/** 422: a business rule says no. */
export const ruleBroken = (
  code: string,
  message: string,
  details: Record<string, unknown> = {},
): DomainError => new DomainError('rule', code, message, details);

export const VALIDATION_MESSAGE = 'Please fix the highlighted validation errors!';

/** 400 with the faulty fields named. */
export const invalidFields = (errors: FieldFault[]): DomainError =>
  new DomainError('invalid', 'VALIDATION_FAILED', VALIDATION_MESSAGE, { errors });
