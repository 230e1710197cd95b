import type { JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';

/** The one OpenID Connect issuer whose ID tokens are taken. */
export abstract class Issuer {
  /** The exact `iss` of its tokens. */
  abstract readonly issuer: string;
  abstract readonly clientId: string;

  /** What whoever starts the server must hear, where there is something. */
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
