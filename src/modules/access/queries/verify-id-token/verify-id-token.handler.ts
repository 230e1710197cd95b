import { Logger } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { IdTokenVerifier } from '../../identity/id-token-verifier.js';
import type { VerifiedIdentity } from '../../identity/id-token-verifier.js';
import { InvalidIdToken } from '../../identity/invalid-id-token.js';
import { credentialMissing, loginFailed } from '../../sign-in-refusals.js';
import { VerifyIdTokenQuery } from './verify-id-token.query.js';

@QueryHandler(VerifyIdTokenQuery)
export class VerifyIdTokenHandler implements IQueryHandler<VerifyIdTokenQuery> {
  private readonly logger = new Logger('SignIn');

  constructor(private readonly verifier: IdTokenVerifier) {}

  async execute({ idToken, nonce }: VerifyIdTokenQuery): Promise<VerifiedIdentity> {
    if (!idToken?.trim()) throw credentialMissing();
    try {
      return await this.verifier.verify(idToken, nonce);
    } catch (error) {
      if (!(error instanceof InvalidIdToken)) throw error;
      this.logger.warn(`An ID token was refused: ${error.message}`);
      throw loginFailed();
    }
  }
}
