import { DomainError } from '../../../kernel/domain-error.js';

/** 503: without the issuer nobody's ID token can be judged. */
export const issuerUnreachable = (): DomainError =>
  new DomainError(
    'unavailable',
    'SERVICE_UNAVAILABLE',
    'The sign-in service cannot be reached. Please try again in a moment.',
  );
