import { createLocalJWKSet, SignJWT } from 'jose';
import type { JWK, JWTVerifyGetKey } from 'jose';
import type { Configuration, CustomFetch } from 'openid-client';
import { clientOf } from '../identity/client-of.js';
import { Issuer } from '../identity/issuer.js';
import { keptDevKey, publicHalf } from './dev-key.js';

export const DEV_IDP_PATH = '/dev-idp';
export const DEV_ID_TOKEN_SECONDS = 600;

const DEFAULT_CLIENT_ID = 'emma';
const WARNING =
  'ANYONE WHO REACHES THIS SERVER CAN SIGN IN AS ANYONE, because no OIDC_ISSUER is set: ' +
  'the development sign-in under /dev-idp asks for no password.';

/** What the development provider says about a person. */
export interface DevClaims {
  sub: string;
  email: string;
  email_verified: true;
  name?: string;
}

interface DevIssuerSettings {
  dataDir: string;
  /** The origin under which this server is known. */
  publicOrigin: string;
  clientId: string | undefined;
}

/**
 * The issuer that this server itself runs for development. Its keys are passed within the process,
 * so that checking a token does not depend on the server reaching itself through a proxy.
 */
export class DevIssuer extends Issuer {
  override readonly warning = WARNING;
  readonly keys: JWTVerifyGetKey;
  private client: Configuration | undefined;

  private constructor(
    readonly issuer: string,
    readonly clientId: string,
    readonly privateKey: JWK,
  ) {
    super();
    this.keys = createLocalJWKSet({ keys: [publicHalf(privateKey)] });
  }

  static async open({ dataDir, publicOrigin, clientId }: DevIssuerSettings): Promise<DevIssuer> {
    const issuer = new URL(DEV_IDP_PATH, publicOrigin).href;
    return new DevIssuer(issuer, clientId ?? DEFAULT_CLIENT_ID, await keptDevKey(dataDir));
  }

  /** On the page's own origin, so that its cookies and its form stay there. */
  authorizeUrl(origin: string): Promise<string> {
    return Promise.resolve(`${origin}${DEV_IDP_PATH}/auth`);
  }

  /** @throws Error if this process serves no development provider */
  asItsClient(): Promise<Configuration> {
    if (!this.client) throw new Error('The development provider is not mounted here');
    return Promise.resolve(this.client);
  }

  /** @param fetch asks the provider's endpoints in this process, whatever its name is outside */
  answerBy(fetch: CustomFetch): void {
    const { issuer, clientId } = this;
    const endpoints = {
      issuer,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
    };
    this.client = clientOf(endpoints, { clientId, fetch });
  }

  /** An ID token for scripts; browsers get theirs from the provider itself. */
  idToken(claims: DevClaims, now: Date): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    const { kid } = this.privateKey;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(kid ? { kid } : {}) })
      .setIssuer(this.issuer)
      .setAudience(this.clientId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + DEV_ID_TOKEN_SECONDS)
      .setJti(crypto.randomUUID())
      .sign(this.privateKey);
  }
}
