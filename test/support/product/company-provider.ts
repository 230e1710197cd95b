import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { ClientMetadata, Configuration } from 'oidc-provider';

/** A company's own identity provider, and how this one differs from others. */
export interface ProviderHabits {
  /** What it says about whoever signs in with an address. */
  claimsOf: (email: string) => Record<string, unknown>;
  /** Which claims come with which scope. */
  claims: Configuration['claims'];
  /** 'userinfo': its ID tokens say nothing but who (`sub`). */
  tellsIn: 'idToken' | 'userinfo';
  /** How a client authenticates itself; `none` is a public one. */
  client: Pick<ClientMetadata, 'token_endpoint_auth_method' | 'client_secret'>;
}

export const CLIENT_ID = 'emma-web';

/**
 * A real OpenID provider on a free port of this machine, whose page asks for a login and a password and
 * takes any. Its token endpoint lets in no other origin's page.
 * @param returnTo the one address that it sends people back to
 */
export async function startCompanyProvider(
  { claimsOf, claims, tellsIn, client }: ProviderHabits,
  returnTo: string,
): Promise<{ issuer: string; close: () => Promise<void> }> {
  const { Provider } = await import('oidc-provider');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { token_endpoint_auth_method: method = 'none' } = client;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, redirect_uris: [returnTo], ...client }],
    clientAuthMethods: [method],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of this test'] },
    claims,
    conformIdTokenClaims: tellsIn === 'userinfo',
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => Promise.resolve({ sub: `account of ${email}`, ...claimsOf(email) }),
    }),
  });
  server.on('request', (request, response) => void provider.callback()(request, response));
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
