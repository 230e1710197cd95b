import { Query } from '@nestjs/cqrs';
import type { VerifiedIdentity } from '../../identity/verified-identity.js';

/**
 * What an ID token proves. A query of its own, before the sign-in command, because the issuer's
 * keys may have to be fetched and no transaction should wait for that.
 */
export class VerifyIdTokenQuery extends Query<VerifiedIdentity> {
  constructor(
    readonly idToken: string | undefined,
    readonly nonce: string | undefined,
  ) {
    super();
  }
}
