import { ACCESS_ERRORS } from '#modules/access/contract/access-terms.js';
import type { SignInCodeDto } from '#modules/access/contract/sign-in-code.dto.js';
import { takeSignIn } from './pending-sign-in';

/**
 * What the provider sent the person back with: a code for the server to trade, or why there is
 * none.
 */
export type ProviderAnswer = { sent: SignInCodeDto; wanted: string } | { failure: string };

function read(query: URLSearchParams): ProviderAnswer {
  const pending = takeSignIn();
  const code = query.get('code');
  if (!code) return { failure: ACCESS_ERRORS.CREDENTIAL_MISSING };
  // A code that this tab did not ask for was planted by somebody else.
  if (!pending || query.get('state') !== pending.state) {
    return { failure: ACCESS_ERRORS.LOGIN_FAILED };
  }
  const { verifier: codeVerifier, nonce, redirectUri, wanted } = pending;
  const iss = query.get('iss');
  return { sent: { code, codeVerifier, nonce, redirectUri, ...(iss ? { iss } : {}) }, wanted };
}

const answers = new Map<string, ProviderAnswer>();

/**
 * Reads the address that the provider sent the person back to; null when it is not an answer. The
 * same address is read once, however often it is asked for: a code is good for one exchange.
 */
export function providerAnswer(search: string): ProviderAnswer | null {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error') && !query.has('state')) return null;
  const known = answers.get(search);
  if (known) return known;
  const answer = read(query);
  answers.set(search, answer);
  return answer;
}
