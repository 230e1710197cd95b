import { OptionalText, RequiredText } from '#kernel/validation/index.js';

/**
 * POST /access-token. A missing `idToken` is answered with CREDENTIAL_MISSING, not as a faulty
 * field.
 */
export class AccessTokenDto {
  /** The OpenID Connect ID token that the identity provider gave the page. */
  @OptionalText(20_000)
  idToken?: string;

  /** The nonce that the page sent to the provider, if it sent one. */
  @OptionalText(200)
  nonce?: string;
}

/** POST /access-token/end. */
export class EndSessionDto {
  /** The bearer token that will no longer work. */
  @RequiredText(5_000)
  token: string;
}
