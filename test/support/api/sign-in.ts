import { SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { DevIssuer } from '#modules/access/dev-idp/dev-issuer.js';
import { Issuer } from '#modules/access/identity/issuer.js';
import { Clock } from '#platform/clock/clock.js';
import type { TestApi } from './start-test-api.js';

/** An ID token as scripts get it from the running development provider. */
export async function idTokenFrom(api: TestApi, email: string): Promise<string> {
  const answer = await fetch(`${api.origin}/dev-idp/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: email }),
  });
  const { id_token: idToken } = (await answer.json()) as { id_token: string };
  return idToken;
}

/** An ID token with the provider's true signature and claims of the test's choice; undefined ones are left out. */
export function craftIdToken(api: TestApi, claims: JWTPayload): Promise<string> {
  const issuer = api.get(Issuer);
  if (!(issuer instanceof DevIssuer)) throw new Error('Only the development issuer signs for us');
  const now = Math.floor(api.get(Clock).now().getTime() / 1000);
  return new SignJWT({
    iss: issuer.issuer,
    aud: issuer.clientId,
    sub: 'mover@emma.test',
    email: 'mover@emma.test',
    email_verified: true,
    iat: now,
    exp: now + 600,
    jti: crypto.randomUUID(),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: issuer.privateKey.kid ?? '' })
    .sign(issuer.privateKey);
}
