import { createHash, randomBytes } from 'node:crypto';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { UpdateEmployeeCommand } from '#modules/employees/commands/update-employee/update-employee.command.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { Browser } from './browser.js';

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

describe('the development provider', () => {
  let api: TestApi;
  let browser: Browser;
  let issuer: string;

  const redirectUri = () => `${api.origin}/signin`;
  const authorize = (changes: Record<string, string> = {}, headers = {}) =>
    browser.get(
      `/dev-idp/auth?${new URLSearchParams({
        client_id: 'emma',
        response_type: 'code',
        redirect_uri: redirectUri(),
        scope: 'openid email profile',
        state: 'my-state',
        nonce: 'my-nonce',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...changes,
      })}`,
      headers,
    );
  const exchange = (code: string, codeVerifier = verifier, headers = {}) =>
    fetch(`${api.origin}/dev-idp/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'emma',
        redirect_uri: redirectUri(),
        code,
        code_verifier: codeVerifier,
      }),
    });

  beforeAll(async () => {
    // The provider's own remarks about its runtime are not ours to fix.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api = await startTestApi();
    issuer = `http://localhost:${new URL(api.origin).port}/dev-idp`;
  });
  beforeEach(() => {
    browser = new Browser(api.origin);
  });
  afterEach(() => api.setTime(undefined));
  afterAll(async () => {
    await api?.close();
    jest.restoreAllMocks();
  });

  it('publishes what OpenID Connect asks for, and keys that its tokens are signed with', async () => {
    const { body } = await api.anonymous.get<Record<string, string>>(
      '/dev-idp/.well-known/openid-configuration',
    );
    expect(body).toMatchObject({ issuer, token_endpoint: `${api.origin}/dev-idp/token` });
    const answer = await fetch(`${api.origin}/dev-idp/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username: 'sales@emma.test' }),
    });
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    const keys = createRemoteJWKSet(new URL(`${api.origin}/dev-idp/jwks`));
    const { payload } = await jwtVerify(idToken, keys, { issuer, audience: 'emma' });
    expect(payload).toMatchObject({
      email: 'sales@emma.test',
      email_verified: true,
      name: 'Test Sales',
    });
  });

  it.each(['', 'nobody', '<script>'])(
    'vouches for no %j, which is no address',
    async (username) => {
      const answer = await fetch(`${api.origin}/dev-idp/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', username }),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    },
  );

  it.each(['https://evil.example/signin', 'http://localhost:1/elsewhere', 'javascript:alert(1)'])(
    'never sends anybody back to %s',
    async (target) => {
      const headersOfPage = URL.canParse(target) ? { origin: new URL(target).origin } : {};
      const { status, headers, text } = await authorize({ redirect_uri: target }, headersOfPage);
      expect(status).toBe(400);
      expect(headers.get('location')).toBeNull();
      expect(text).toContain('Sign-in did not work');
      expect(text).not.toContain('<script');
    },
  );

  it('shows the active people, and the way to sign in, at its own address [R-ACCESS-17]', async () => {
    const page = await browser.get('/dev-idp');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Emma Sandbox');
    expect(page.text).toContain('manager@emma.test');
    expect(page.text).toContain('href="/signin"');
    const found = await browser.get('/dev-idp?q=sales');
    expect(found.text).toContain('sales@emma.test');
    expect(found.text).not.toContain('manager@emma.test');
  });

  it('signs somebody in who is chosen from the list', async () => {
    const list = await browser.follow(await authorize());
    expect(list.status).toBe(200);
    const emails = [...list.text.matchAll(/name="email" value="([^"]+)"/g)].map(
      ([, email]) => email,
    );
    const order = ['admin', 'manager', 'sales', 'lead', 'mover'];
    expect(emails).toEqual(order.map((name) => `${name}@emma.test`));
    expect(list.text).toContain('Emma Sandbox');
    expect(list.text).toContain('Team lead');
    expect(list.headers.get('content-security-policy')).not.toContain('unsafe');

    const back = await browser.follow(await browser.post(list.path, { email: 'lead@emma.test' }));
    const returned = new URL(back.headers.get('location') ?? '');
    expect(returned.origin + returned.pathname).toBe(redirectUri());
    expect(returned.searchParams.get('state')).toBe('my-state');

    const sent = {
      code: returned.searchParams.get('code'),
      codeVerifier: verifier,
      nonce: 'my-nonce',
      redirectUri: redirectUri(),
      iss: returned.searchParams.get('iss'),
    };
    const signIn = await api.anonymous.post<{ token: string }>('access-token/code', sent);
    expect(signIn.status).toBe(200);
    expect(decodeJwt(signIn.body.token)).toMatchObject({ userId: api.people.lead._id });
  });

  it('gives a code’s ID token to a program, too', async () => {
    const list = await browser.follow(await authorize());
    const back = await browser.follow(await browser.post(list.path, { email: 'lead@emma.test' }));
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { id_token: idToken } = (await (await exchange(code)).json()) as { id_token: string };
    expect(decodeJwt(idToken)).toMatchObject({ iss: issuer, aud: 'emma', nonce: 'my-nonce' });
    const signIn = await api.anonymous.post('access-token', { idToken, nonce: 'my-nonce' });
    expect(signIn.status).toBe(200);
  });

  it('gives an ID token in the address to a page that asks for one', async () => {
    const list = await browser.follow(await authorize({ response_type: 'id_token' }));
    const back = await browser.follow(await browser.post(list.path, { email: 'admin@emma.test' }));
    const fragment = new URL(back.headers.get('location') ?? '').hash.slice(1);
    const idToken = new URLSearchParams(fragment).get('id_token') ?? '';
    expect(decodeJwt(idToken)).toMatchObject({ email: 'admin@emma.test', nonce: 'my-nonce' });
  });

  it('asks who it is each time', async () => {
    const first = await browser.follow(await authorize());
    await browser.follow(await browser.post(first.path, { email: 'admin@emma.test' }));
    const second = await browser.follow(await authorize());
    expect(second.text).toContain('Sign in as');
  });

  it('finds people by a part of their name or address, whatever they are called', async () => {
    const { _id, email, color, branchId, roles } = api.people.mover;
    const fields = { firstName: '<b>José', lastName: '"Núñez"', email, color, branchId, roles };
    await api.execute(new UpdateEmployeeCommand(_id, fields));
    const list = await browser.follow(await authorize());
    const found = await browser.get(`${list.path}?q=nunez`);
    expect(found.text.match(/name="email"/g)).toHaveLength(1);
    expect(found.text).toContain('&lt;b&gt;José &quot;Núñez&quot;');
    expect((await browser.get(`${list.path}?q=%25`)).text).toContain('Nobody of that name');
  });

  it('shows nobody who is inactive, nor takes them', async () => {
    const { _id, firstName, lastName, email, color, branchId, roles } = api.people.sales;
    const fields = { firstName, lastName, email, color, branchId, roles };
    await api.execute(new UpdateEmployeeCommand(_id, { ...fields, active: false }));
    const list = await browser.follow(await authorize());
    expect(list.text).not.toContain(email);
    expect((await browser.post(list.path, { email })).status).toBe(400);
    await api.execute(new UpdateEmployeeCommand(_id, { ...fields, active: true }));
  });

  it('takes no choice from a browser that did not start a sign-in', async () => {
    const list = await browser.follow(await authorize());
    const stranger = new Browser(api.origin);
    expect((await stranger.get(list.path)).status).toBe(400);
    expect((await stranger.post(list.path, { email: 'admin@emma.test' })).status).toBe(400);
  });

  it('answers a page that was opened under this machine’s other name', async () => {
    const ask = async (origin: string) => {
      const answer = await exchange('no-code', verifier, { origin });
      return answer.headers.get('access-control-allow-origin');
    };
    const { port } = new URL(api.origin);
    expect(await ask(`http://localhost:${port}`)).toBe(`http://localhost:${port}`);
    expect(await ask('https://evil.example')).toBeNull();
  });

  it('gives nothing for a code without its verifier', async () => {
    const list = await browser.follow(await authorize());
    const back = await browser.follow(await browser.post(list.path, { email: 'admin@emma.test' }));
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const answer = await exchange(code, randomBytes(32).toString('base64url'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });
});
