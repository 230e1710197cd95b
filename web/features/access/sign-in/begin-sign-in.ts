import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
} from 'oauth4webapi';
import type { OidcView } from '#modules/access/contract/access.view.js';
import { rememberSignIn } from './pending-sign-in';

/**
 * OpenID Connect, authorization code with PKCE; needs a secure context (https, or this machine).
 * @returns the provider's address to go to
 */
export async function beginSignIn(oidc: OidcView, wanted: string): Promise<string> {
  const state = generateRandomState();
  const nonce = generateRandomNonce();
  const verifier = generateRandomCodeVerifier();
  const { clientId, authorizeUrl } = oidc;
  const redirectUri = `${window.location.origin}/signin`;
  const url = new URL(authorizeUrl, window.location.origin);
  const question = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  Object.entries(question).forEach(([name, value]) => url.searchParams.set(name, value));
  rememberSignIn({ state, nonce, verifier, redirectUri, wanted });
  return url.href;
}
