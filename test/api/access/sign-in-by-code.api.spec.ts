import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { json, startLocalHttpServer, status } from '#platform/testing/local-http-server.js';
import type { Answer, LocalHttpServer, SeenRequest } from '#platform/testing/local-http-server.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const SALES = { email: 'sales@emma.test', email_verified: true };
const invalid = (error: string) => json({ error, error_description: 'no' }, 400);
const now = () => Math.floor(Date.now() / 1_000);

describe('POST /access-token/code', () => {
  let api: TestApi;
  let provider: LocalHttpServer;
  let key: CryptoKey;
  let keys: object[];
  let count = 0;
  const watchLog = () => jest.spyOn(Logger.prototype, 'warn');
  let log: ReturnType<typeof watchLog>;

  const idToken = (claims: JWTPayload = {}, kid = 'first') =>
    new SignJWT({
      iss: provider.url,
      aud: 'emma-web',
      sub: 'someone',
      nonce: 'my-nonce',
      iat: now(),
      exp: now() + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(key);

  /** A provider that answers a code with this ID token, and returns these claims at userinfo. */
  const gives = (token: string | Answer, userinfo: Answer = status(404)): void =>
    provider.answer((response, request) => {
      const document = {
        issuer: provider.url,
        authorization_endpoint: `${provider.url}/authorize`,
        token_endpoint: `${provider.url}/token`,
        userinfo_endpoint: `${provider.url}/me`,
        jwks_uri: `${provider.url}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
      };
      const tokens = { access_token: 'opens-userinfo', token_type: 'Bearer', id_token: token };
      const answers: Record<string, Answer> = {
        '/token': typeof token === 'string' ? json(tokens) : token,
        '/me': userinfo,
        '/keys': json({ keys }),
      };
      (answers[request.path] ?? json(document))(response, request);
    });
  const seen = (path: string): SeenRequest | undefined =>
    provider.requests.findLast((request) => request.path === path);

  const sent = (changes: object = {}) => ({
    code: `code-${(count += 1)}`,
    codeVerifier: 'v'.repeat(43),
    nonce: 'my-nonce',
    redirectUri: `${api.origin}/signin`,
    ...changes,
  });
  const signIn = (changes: object = {}) =>
    api.anonymous.post<{ token: string }>('access-token/code', sent(changes));
  /**
   * Refused with a sentence that gives nothing away, and a line in the log that says everything.
   */
  const expectRefusal = async (line: RegExp, changes: object = {}): Promise<void> => {
    const { body } = await signIn(changes);
    expect(body).toMatchObject({ statusCode: 401, code: 'LOGIN_FAILED', message: 'Login Failed' });
    const lines = log.mock.calls.map(([text]) => String(text));
    expect(lines.at(-1)).toMatch(/^A sign-in was refused: /);
    expect(lines.at(-1)).toMatch(line);
  };

  beforeAll(async () => {
    // Not before: other specs of the same process put back what they watch when they end.
    log = watchLog();
    const pair = await generateKeyPair('ES256');
    key = pair.privateKey;
    keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'first', alg: 'ES256', use: 'sig' }];
    provider = await startLocalHttpServer();
    api = await startTestApi({
      settings: {
        OIDC_ISSUER: provider.url,
        OIDC_CLIENT_ID: 'emma-web',
        OIDC_CLIENT_SECRET: 'a secret: ü',
      },
    });
  });
  afterEach(() => {
    log.mockClear();
  });
  afterAll(async () => {
    log.mockRestore();
    await api?.close();
    await provider?.close();
  });

  it('asks for the missing code, and names a faulty field', async () => {
    expect((await signIn({ code: '' })).body).toMatchObject({
      statusCode: 400,
      code: 'CREDENTIAL_MISSING',
      message: 'Login Failed: credential missing',
    });
    expect((await signIn({ nonce: '', idToken: 'x' })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'idToken' }, { path: 'nonce' }],
    });
  });

  it('trades the code with the client’s secret, and gives a token', async () => {
    gives(await idToken(SALES));
    const { status: answered, body, headers } = await signIn({ code: 'good & code' });
    expect(answered).toBe(200);
    expect(Object.keys(body)).toEqual(['token']);
    expect(headers.get('cache-control')).toBe('no-store');
    const { method, headers: asked, body: form } = seen('/token') ?? {};
    expect(method).toBe('POST');
    expect(asked?.authorization).toMatch(/^Basic /);
    expect(Object.fromEntries(new URLSearchParams(form))).toEqual({
      grant_type: 'authorization_code',
      code: 'good & code',
      redirect_uri: `${api.origin}/signin`,
      code_verifier: 'v'.repeat(43),
    });
  });

  it('takes the address from userinfo where the ID token has none that counts', async () => {
    gives(await idToken(), json({ sub: 'someone', ...SALES }));
    expect((await signIn()).status).toBe(200);
    expect(seen('/me')?.headers.authorization).toBe('Bearer opens-userinfo');
    gives(await idToken({ email: SALES.email }), json({ sub: 'another', ...SALES }));
    await expectRefusal(/userinfo endpoint .*sub/);
  });

  it('takes a code once, also of a provider that would answer it again', async () => {
    gives(await idToken(SALES));
    const code = 'used-twice';
    const answers = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
    await expectRefusal(/was used before/, { code });
  });

  it.each<[string, JWTPayload, RegExp]>([
    ['nothing of the address’s truth', { email_verified: undefined }, /OIDC_TRUST_UNVERIFIED/],
    ['that the address was not verified', { email_verified: false }, /did not verify/],
    ['no address', { email: undefined }, /no claim email .*OIDC_EMAIL_CLAIM/],
    ['another nonce', { nonce: 'yours' }, /nonce/],
    ['another issuer', { iss: 'https://other.example' }, /"https:\/\/other.example".*OIDC_ISSUER/],
    ['another client', { aud: 'other' }, /"other", and OIDC_CLIENT_ID is "emma-web"/],
    ['a time to come', { iat: now() + 400, exp: now() + 900 }, /iat lies \d+ s ahead .*clock/],
    ['a time that is over', { exp: now() - 100 }, /exp lies \d+ s behind .*clock/],
    ['somebody who does not work here', { email: 'x@emma.test' }, /no active employee/],
  ])('refuses an ID token that tells %s, and says so in the log', async (_what, claims, line) => {
    gives(await idToken({ ...SALES, ...claims }), json({ sub: 'someone' }));
    await expectRefusal(line);
  });

  it('says in the log what else is in the way', async () => {
    gives(invalid('invalid_grant'));
    await expectRefusal(/token endpoint answered invalid_grant/);
    gives((response) =>
      response
        .writeHead(401, { 'www-authenticate': 'Basic realm="x"' })
        .end('{"error":"invalid_client"}'),
    );
    await expectRefusal(/invalid_client.*OIDC_CLIENT_SECRET/);
    gives(json({ access_token: 'x', token_type: 'Bearer' }));
    await expectRefusal(/id_token/i);
    gives(await idToken(SALES, 'unpublished'));
    await expectRefusal(/no key "unpublished"/);
    gives(await idToken(), status(403));
    await expectRefusal(/userinfo endpoint/);
  });

  it('goes to the issuer with this server’s own sign-in page only', async () => {
    gives(await idToken(SALES));
    provider.requests.length = 0;
    const elsewhere = { redirectUri: 'https://evil.example/signin' };
    await expectRefusal(/evil.example.*PUBLIC_URL/, elsewhere);
    await expectRefusal(/iss/, { iss: 'https://evil.example' });
    expect(seen('/token')).toBeUndefined();
  });

  it('is unavailable while the issuer is', async () => {
    for (const away of [status(503), ((response) => response.destroy()) as Answer]) {
      gives(away);
      expect((await signIn()).body).toMatchObject({ statusCode: 503, code: 'SERVICE_UNAVAILABLE' });
    }
  });

  it('never reveals the secret', async () => {
    const { body } = await api.anonymous.get('client-config');
    const text = JSON.stringify(body);
    expect(text).toContain('emma-web');
    expect(text).not.toContain('a secret');
  });
});
