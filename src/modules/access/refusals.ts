import { DomainError } from '../../kernel/domain-error.js';
import { COMMON_ERRORS } from '../../kernel/validation/error-body.js';

/** Nobody known asks. */
export const unauthenticated = (): DomainError =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', COMMON_ERRORS.UNAUTHENTICATED);

/** The permission table says no. */
export const forbidden = (): DomainError =>
  new DomainError('forbidden', 'FORBIDDEN', COMMON_ERRORS.FORBIDDEN);
