import { redirectUri } from './begin-sign-in';
import type { PendingSignIn } from './pending-sign-in';

const textIn = (value: unknown, key: string): string | null => {
  const found: unknown =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  return typeof found === 'string' && found ? found : null;
};

async function tokenEndpointOf(issuer: string): Promise<string> {
  const base = issuer.replace(/\/+$/, '');
  const answer = await fetch(`${base}/.well-known/openid-configuration`);
  const endpoint = textIn(await answer.json(), 'token_endpoint');
  if (!endpoint) throw new Error('The provider names no token endpoint');
  return endpoint;
}

/** Trades the provider's code for the person's ID token; null when the provider gives none. */
export async function exchangeCode(code: string, pending: PendingSignIn): Promise<string | null> {
  const answer = await fetch(await tokenEndpointOf(pending.issuer), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: pending.clientId,
      redirect_uri: redirectUri(),
      code_verifier: pending.verifier,
    }),
  });
  return textIn(await answer.json(), 'id_token');
}
