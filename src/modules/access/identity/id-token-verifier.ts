import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { Clock } from '../../../platform/clock/clock.js';
import { AccessConfig } from '../access.config.js';
import { ID_TOKEN_MAX_MINUTES } from '../contract/limits.js';
import { weaknessOf } from '../domain/strength.js';
import { InvalidIdToken } from './invalid-id-token.js';
import { Issuer } from './issuer.js';

/** What a verified ID token proves. */
export interface VerifiedIdentity {
  issuer: string;
  /** An address that the issuer says it has verified. */
  email: string;
  /** The issuer's own and lasting name of the person (`sub`). */
  subject: string;
  /** The same for every spelling of one signed content, so that it can be used once. */
  tokenHash: string;
  /** From then on the token is too old to be used at all. */
  uselessFrom: Date;
}

/** Only signatures that a public key can verify: never `none`, never a shared secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/** Clocks of two companies differ by seconds. */
const TOLERANCE_SECONDS = 10;

/** Checks ID tokens as OpenID Connect Core 3.1.3.7 asks, and their age. */
@Injectable()
export class IdTokenVerifier {
  constructor(
    private readonly issuer: Issuer,
    private readonly clock: Clock,
    private readonly config: AccessConfig,
  ) {}

  /**
   * @param nonce what the page sent to the issuer, where it sent one
   * @throws InvalidIdToken with the reason
   * @throws DomainError 503 when the issuer's keys cannot be had
   */
  async verify(idToken: string, nonce: string | undefined): Promise<VerifiedIdentity> {
    const payload = await this.readSigned(idToken);
    this.checkParties(payload);
    if (nonce && payload['nonce'] !== nonce) throw new InvalidIdToken('another nonce');
    if (payload['email_verified'] !== true) throw new InvalidIdToken('e-mail not verified');
    const { email, sub: subject = '', iat = 0 } = payload;
    if (typeof email !== 'string' || email === '') throw new InvalidIdToken('no e-mail');
    const weakness = weaknessOf(payload, this.config, this.clock.now());
    if (weakness !== null) throw new InvalidIdToken(weakness);
    const seconds = iat + ID_TOKEN_MAX_MINUTES * 60 + TOLERANCE_SECONDS;
    const uselessFrom = new Date(seconds * 1000);
    const { issuer } = this.issuer;
    return { issuer, email, subject, tokenHash: contentHash(idToken), uselessFrom };
  }

  private async readSigned(idToken: string): Promise<JWTPayload> {
    const { issuer, clientId, keys } = this.issuer;
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: ID_TOKEN_MAX_MINUTES * 60,
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: this.clock.now(),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new InvalidIdToken(error.message);
      throw error;
    }
  }

  private checkParties({ aud, azp }: JWTPayload & { azp?: unknown }): void {
    if (azp !== undefined && azp !== this.issuer.clientId) throw new InvalidIdToken('foreign azp');
    if (Array.isArray(aud) && aud.length > 1 && azp === undefined) {
      throw new InvalidIdToken('several audiences and no azp');
    }
  }
}

/** The signature may be spelled in several ways, the signed part may not. */
const contentHash = (idToken: string): string =>
  createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url');
