import { Injectable } from '@nestjs/common';
import { errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { Clock } from '#platform/clock/clock.js';
import { AccessConfig } from '../access.config.js';
import { ID_TOKEN_MAX_MINUTES } from '../contract/access-terms.js';
import { CLOCK_TOLERANCE_SECONDS, weaknessOf } from '../domain/strength.js';
import { Issuer } from './issuer.js';
import { RefusedSignIn } from './sign-in-failures.js';
import { whyTokenFails } from './why-token-fails.js';

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

/**
 * Checks ID tokens as OpenID Connect Core 3.1.3.7 requires, their age, and how strong the sign-in
 * was.
 */
@Injectable()
export class IdTokenVerifier {
  constructor(
    private readonly issuer: Issuer,
    private readonly clock: Clock,
    private readonly config: AccessConfig,
  ) {}

  /**
   * @param nonce what the page sent to the issuer, if it sent one
   * @returns the claims; which of them is the person's address is decided elsewhere
   * @throws RefusedSignIn with the reason
   * @throws DomainError 503 when the issuer's keys cannot be fetched
   */
  async verify(idToken: string, nonce: string | undefined): Promise<JWTPayload> {
    const payload = await this.readSigned(idToken);
    this.checkParties(payload);
    if (nonce && payload['nonce'] !== nonce) {
      throw new RefusedSignIn('the ID token has another nonce than the page sent');
    }
    const weakness = weaknessOf(payload, this.config, this.clock.now());
    if (weakness !== null) throw new RefusedSignIn(`the ID token has ${weakness}`);
    return payload;
  }

  private async readSigned(idToken: string): Promise<JWTPayload> {
    const { issuer, clientId, keys } = this.issuer;
    const now = this.clock.now();
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: ID_TOKEN_MAX_MINUTES * 60,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: now,
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new RefusedSignIn(whyTokenFails(error, idToken, { issuer, clientId, now }));
    }
  }

  private checkParties({ aud, azp }: JWTPayload & { azp?: unknown }): void {
    if (azp !== undefined && azp !== this.issuer.clientId) {
      throw new RefusedSignIn('the ID token was handed out to another client (azp)');
    }
    if (Array.isArray(aud) && aud.length > 1 && azp === undefined) {
      throw new RefusedSignIn('the ID token has several audiences and no azp');
    }
  }
}
