import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { AccessConfig } from '../../access.config.js';
import { addressIn } from '../../domain/address-in.js';
import { IdTokenVerifier } from '../../identity/id-token-verifier.js';
import { RefusedSignIn } from '../../identity/sign-in-failures.js';
import { identityOf } from '../../identity/verified-identity.js';
import type { VerifiedIdentity } from '../../identity/verified-identity.js';
import { credentialMissing, loginFailedBecause } from '../../refusals.js';
import { VerifyIdTokenQuery } from './verify-id-token.query.js';

@QueryHandler(VerifyIdTokenQuery)
export class VerifyIdTokenHandler implements IQueryHandler<VerifyIdTokenQuery> {
  constructor(
    private readonly verifier: IdTokenVerifier,
    private readonly config: AccessConfig,
  ) {}

  async execute({ idToken, nonce }: VerifyIdTokenQuery): Promise<VerifiedIdentity> {
    if (!idToken?.trim()) throw credentialMissing();
    const payload = await this.verifier.verify(idToken, nonce).catch(loginFailedBecause);
    const found = addressIn(payload, this.config);
    if ('fault' in found) return loginFailedBecause(new RefusedSignIn(found.fault));
    // The signature can be encoded in several ways, the signed part cannot.
    return identityOf(payload, found.email, idToken.slice(0, idToken.lastIndexOf('.')));
  }
}
