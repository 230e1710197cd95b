import { Injectable } from '@nestjs/common';
import type { JWTPayload } from 'jose';
import { authorizationCodeGrant, fetchUserInfo, skipStateCheck } from 'openid-client';
import type { Configuration } from 'openid-client';
import { Clock } from '#platform/clock/clock.js';
import { AccessConfig } from '../access.config.js';
import { addressIn } from '../domain/address-in.js';
import type { AddressFound } from '../domain/address-in.js';
import { IdTokenVerifier } from './id-token-verifier.js';
import { Issuer } from './issuer.js';
import { RefusedSignIn } from './sign-in-failures.js';
import { identityOf } from './verified-identity.js';
import type { VerifiedIdentity } from './verified-identity.js';
import { exchangeFault } from './why-exchange-fails.js';

/** What the page brought back from the issuer, and what it had sent there. */
export interface CodeGrant {
  code: string;
  /** The PKCE verifier: someone who read the code from the address bar does not have it. */
  codeVerifier: string;
  nonce: string;
  /** The page that the issuer sent the person back to; it must be this server's. */
  redirectUri: string;
  /** Who the issuer says it is, if it says so in the address (RFC 9207). */
  iss?: string | undefined;
}

/**
 * Trades the issuer's code for what it says about the person: in its ID token, otherwise at its
 * userinfo endpoint.
 */
@Injectable()
export class CodeExchange {
  constructor(
    private readonly issuer: Issuer,
    private readonly verifier: IdTokenVerifier,
    private readonly clock: Clock,
    private readonly config: AccessConfig,
  ) {}

  /**
   * @throws RefusedSignIn with the reason
   * @throws DomainError 503 when the issuer cannot be reached
   */
  async trade(grant: CodeGrant): Promise<VerifiedIdentity> {
    const client = await this.issuer.asItsClient();
    const { id_token: idToken, access_token: accessToken } = await this.tokens(client, grant);
    if (!idToken) throw new RefusedSignIn('the issuer gave no ID token for the code');
    const payload = await this.verifier.verify(idToken, grant.nonce);
    const found = await this.address(client, payload, accessToken);
    if ('fault' in found) throw new RefusedSignIn(found.fault);
    return identityOf(payload, found.email, `code ${grant.code}`);
  }

  private async tokens(client: Configuration, grant: CodeGrant) {
    const { code, codeVerifier, nonce, redirectUri, iss } = grant;
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, ...(iss ? { iss } : {}) }).toString();
    try {
      return await authorizationCodeGrant(client, back, {
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
        // Compared by the tab that sent it: no other knows it.
        expectedState: skipStateCheck,
      });
    } catch (error) {
      throw this.fault(error, 'the token endpoint');
    }
  }

  private async address(
    client: Configuration,
    payload: JWTPayload,
    accessToken: string,
  ): Promise<AddressFound> {
    const inToken = addressIn(payload, this.config);
    if (!('fault' in inToken) || !client.serverMetadata().userinfo_endpoint) return inToken;
    try {
      const claims = await fetchUserInfo(client, accessToken, payload.sub ?? '');
      return addressIn({ ...payload, ...claims }, this.config);
    } catch (error) {
      throw this.fault(error, 'the userinfo endpoint');
    }
  }

  private fault(error: unknown, where: string): Error {
    const { issuer, clientId } = this.issuer;
    return exchangeFault(error, where, { issuer, clientId, now: this.clock.now() });
  }
}
