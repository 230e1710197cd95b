import { Logger } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { ACCESS_ERRORS } from './contract/access-terms.js';
import { RefusedSignIn } from './identity/sign-in-failures.js';

/** The caller is not known. */
export const unauthenticated = (): DomainError =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', COMMON_ERRORS.UNAUTHENTICATED);

/** The permission table says no. */
export const forbidden = (): DomainError =>
  new DomainError('forbidden', 'FORBIDDEN', COMMON_ERRORS.FORBIDDEN);

const logger = new Logger('SignIn');

export const credentialMissing = (): DomainError =>
  new DomainError('invalid', 'CREDENTIAL_MISSING', ACCESS_ERRORS.CREDENTIAL_MISSING);

/** The same for every reason, so that nobody learns which addresses are employees'. */
const loginFailed = (): DomainError =>
  new DomainError('unauthenticated', 'LOGIN_FAILED', ACCESS_ERRORS.LOGIN_FAILED);

/** Logs why, and tells the caller only that it failed. Other errors pass through unchanged. */
export function loginFailedBecause(error: unknown): never {
  if (!(error instanceof RefusedSignIn)) throw error;
  logger.warn(`A sign-in was refused: ${error.message}`);
  throw loginFailed();
}
