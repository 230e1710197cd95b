import { OptionalText, RequiredText } from '#kernel/validation/index.js';

/** POST /access-token/code. A missing `code` is answered by CREDENTIAL_MISSING, not as a faulty field. */
export class SignInCodeDto {
  /** What the identity provider sent the person back with. */
  @OptionalText(10_000)
  code?: string;

  /** The verifier (PKCE) whose challenge the page sent to the provider. */
  @RequiredText(128)
  codeVerifier: string;

  /** The nonce that the page sent to the provider. */
  @RequiredText(200)
  nonce: string;

  /** The page's own address that it had the provider send the person back to. */
  @RequiredText(2_000)
  redirectUri: string;

  /** The `iss` of the address that the provider sent the person back to, where there is one. */
  @OptionalText(2_000)
  iss?: string;
}
