import type { JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';

/** The one OpenID Connect issuer whose ID tokens are accepted. */
export abstract class Issuer {
  /** The exact `iss` of its tokens. */
  abstract readonly issuer: string;
  abstract readonly clientId: string;

  /** A warning for whoever starts the server, if there is one. */
  readonly warning: string | null = null;

  /** Its published keys. */
  abstract readonly keys: JWTVerifyGetKey;

  /**
   * Where the page sends people to sign in.
   * @param origin the origin that the page was loaded from
   */
  abstract authorizeUrl(origin: string): Promise<string>;

  /**
   * What this server needs to talk to it as its client.
   * @throws DomainError 503 when the issuer cannot be read and never was
   */
  abstract asItsClient(): Promise<Configuration>;
}
