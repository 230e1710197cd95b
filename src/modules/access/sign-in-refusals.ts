import { DomainError } from '../../kernel/domain-error.js';
import { ACCESS_ERRORS } from './contract/errors.js';

export const credentialMissing = (): DomainError =>
  new DomainError('invalid', 'CREDENTIAL_MISSING', ACCESS_ERRORS.CREDENTIAL_MISSING);

/** The same for every reason, so that nobody learns which addresses are employees'. */
export const loginFailed = (): DomainError =>
  new DomainError('unauthenticated', 'LOGIN_FAILED', ACCESS_ERRORS.LOGIN_FAILED);
