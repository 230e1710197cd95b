import { OptionalText } from '../../../kernel/validation/index.js';

/** POST /access-token. A missing `idToken` is answered by CREDENTIAL_MISSING, not as a faulty field. */
export class AccessTokenDto {
  /** The OpenID Connect ID token that the identity provider gave the page. */
  @OptionalText(20_000)
  idToken?: string;

  /** The nonce that the page sent to the provider, where it sent one. */
  @OptionalText(200)
  nonce?: string;
}
