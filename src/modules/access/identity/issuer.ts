import type { JWTVerifyGetKey } from 'jose';

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

  /** Origins that the page itself calls to sign in; those not known yet are missing. */
  abstract pageOrigins(): string[];
}
