import { OptionalText, RequiredText } from '#kernel/validation/index.js';

/**
 * POST /access-token/code. A missing `code` is answered with CREDENTIAL_MISSING, not as a faulty
 * field.
 */
export class SignInCodeDto {
  /** The code that the identity provider sent the person back with. */
  @OptionalText(10_000)
  code?: string;

  /** The verifier (PKCE) of the challenge that the page sent to the provider. */
  @RequiredText(128)
  codeVerifier: string;

  /** The nonce that the page sent to the provider. */
  @RequiredText(200)
  nonce: string;

  /** The address of the page that the provider was asked to send the person back to. */
  @RequiredText(2_000)
  redirectUri: string;

  /** The `iss` in the address that the provider sent the person back to, if there is one. */
  @OptionalText(2_000)
  iss?: string;
}
