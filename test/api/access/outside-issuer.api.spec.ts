import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { json, startLocalHttpServer, status } from '#platform/testing/local-http-server.js';
import type { LocalHttpServer } from '#platform/testing/local-http-server.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('an outside issuer', () => {
  let api: TestApi;
  let provider: LocalHttpServer;
  let key: CryptoKey;
  let published: object;

  const idToken = (kid: string) =>
    new SignJWT({ email: 'sales@emma.test', email_verified: true, jti: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(provider.url)
      .setAudience('emma-web')
      .setSubject('someone')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
  const signIn = async (kid = 'first') =>
    api.anonymous.post('access-token', { idToken: await idToken(kid) });
  const works = () =>
    provider.answer((response, request) => {
      const document = {
        issuer: provider.url,
        authorization_endpoint: `${provider.url}/authorize`,
        token_endpoint: `${provider.url}/token`,
        jwks_uri: `${provider.url}/keys`,
      };
      json(request.path === '/keys' ? { keys: [published] } : document)(response, request);
    });

  beforeAll(async () => {
    const pair = await generateKeyPair('ES256');
    key = pair.privateKey;
    published = { ...(await exportJWK(pair.publicKey)), kid: 'first', alg: 'ES256', use: 'sig' };
    provider = await startLocalHttpServer();
    api = await startTestApi({
      settings: {
        NODE_ENV: 'production',
        OIDC_ISSUER: provider.url,
        OIDC_CLIENT_ID: 'emma-web',
      },
    });
  });
  beforeEach(works);
  afterAll(async () => {
    await api?.close();
    await provider?.close();
  });

  it('is unavailable as long as it was never reached', async () => {
    provider.answer(status(500));
    expect(await signIn()).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect((await api.anonymous.get('client-config')).status).toBe(503);
  });

  it('is not taken for another one', async () => {
    provider.answer(json({ issuer: 'https://other.example', jwks_uri: 'x' }));
    expect((await signIn()).status).toBe(503);
  });

  it('is where the page sends people, which itself calls nobody but this server [R-ACCESS-1]', async () => {
    const { body, headers } = await api.anonymous.get('client-config');
    expect(body).toMatchObject({
      environment: 'production',
      sandboxLabel: null,
      oidc: {
        issuer: provider.url,
        clientId: 'emma-web',
        authorizeUrl: `${provider.url}/authorize`,
      },
    });
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self';");
  });

  it('has its keys fetched once for many sign-ins, and a key it does not have refused', async () => {
    provider.requests.length = 0;
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(provider.requests.filter(({ path }) => path === '/keys')).toHaveLength(1);
    expect((await signIn('second')).status).toBe(401);
  });

  it('leaves no development provider', async () => {
    for (const path of ['/dev-idp/auth', '/dev-idp/.well-known/openid-configuration']) {
      expect((await api.anonymous.get(path)).status).toBe(404);
    }
    expect((await api.anonymous.post('/dev-idp/token', {})).status).toBe(404);
  });
});
