import { DomainError } from '#kernel/domain-error.js';

/** Why somebody is not let in; for the log, never for the answer. */
export class RefusedSignIn extends Error {}

/** 503: without the issuer no ID token can be checked. */
export const issuerUnreachable = (): DomainError =>
  new DomainError(
    'unavailable',
    'SERVICE_UNAVAILABLE',
    'The sign-in service cannot be reached. Please try again in a moment.',
  );
