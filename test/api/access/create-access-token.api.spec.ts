import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { CreateEmployeeCommand } from '#modules/employees/commands/create-employee/create-employee.command.js';
import { DeleteEmployeeCommand } from '#modules/employees/commands/delete-employee/delete-employee.command.js';
import { craftIdToken, idTokenFrom } from '../../support/api/sign-in.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('POST /access-token', () => {
  let api: TestApi;
  const signIn = (body: object) => api.anonymous.post<{ token: string }>('access-token', body);
  const expectFailure = async (idToken: string, nonce?: string): Promise<void> => {
    const { status, body } = await signIn({ idToken, nonce });
    expect(body).toMatchObject({ statusCode: 401, code: 'LOGIN_FAILED', message: 'Login Failed' });
    expect(status).toBe(401);
  };
  const hire = (email: string, active: boolean) =>
    api.execute(
      new CreateEmployeeCommand({
        firstName: 'Former',
        lastName: 'Hand',
        email,
        color: '#336699',
        branchId: api.branchId,
        roles: ['admin'],
        active,
      }),
    );

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it.each([{}, { idToken: '' }, { idToken: null }, { idToken: '   ' }])(
    'asks for the missing credential: %j',
    async (sent) => {
      const { status, body } = await signIn(sent);
      expect(status).toBe(400);
      const message = 'Login Failed: credential missing';
      expect(body).toMatchObject({ statusCode: 400, code: 'CREDENTIAL_MISSING', message });
    },
  );

  it('names a property that it does not know', async () => {
    const { status, body } = await signIn({ idToken: 'x', password: 'y' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'password' }] });
  });

  it.each(['nonsense', 'a.b.c', 'e30.e30.', '.'])('refuses %s, which is no token', (text) =>
    expectFailure(text),
  );

  it('refuses a signature that is not the issuer’s', async () => {
    const forged = new SignJWT({ ...decodeJwt(await craftIdToken(api, {})) })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    await expectFailure(await forged);
    const [header, , signature] = (await craftIdToken(api, {})).split('.');
    const other = (await craftIdToken(api, { email: 'admin@emma.test' })).split('.')[1];
    await expectFailure(`${header}.${other}.${signature}`);
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    await expectFailure(`${unsigned}.${other}.`);
  });

  const now = Math.floor(Date.now() / 1000);
  const wrong: [string, JWTPayload][] = [
    ['of another issuer', { iss: 'https://accounts.example.com' }],
    ['for another client', { aud: 'somebody-else' }],
    ['for several clients without azp', { aud: ['emma', 'somebody-else'] }],
    ['handed out to another client', { azp: 'somebody-else' }],
    ['that has expired', { iat: now - 300, exp: now - 60 }],
    ['older than ten minutes', { iat: now - 660, exp: now + 600 }],
    // Far ahead: these times are reckoned when the file is read, which can be minutes before.
    ['from the future', { iat: now + 3_600, exp: now + 4_200 }],
    ['without an expiry', { exp: undefined }],
    ['without an age', { iat: undefined }],
    ['with an unverified address', { email_verified: false }],
    ['that says nothing of the address’s truth', { email_verified: undefined }],
    ['without an address', { email: undefined }],
    ['with an address that is no text', { email: ['mover@emma.test'] }],
    ['of somebody who does not work here', { email: 'stranger@emma.test' }],
  ];
  it.each(wrong)('refuses a token %s', async (_what, claims) => {
    await expectFailure(await craftIdToken(api, claims));
  });

  it('refuses another nonce than the page sent', async () => {
    await expectFailure(await craftIdToken(api, { nonce: 'mine' }), 'yours');
    await expectFailure(await craftIdToken(api, {}), 'yours');
  });

  it('refuses employees who are inactive or deleted', async () => {
    const inactive = await hire('inactive@emma.test', false);
    await expectFailure(await idTokenFrom(api, inactive.email));
    const deleted = await hire('deleted@emma.test', true);
    await api.execute(new DeleteEmployeeCommand(deleted._id));
    await expectFailure(await idTokenFrom(api, deleted.email));
  });

  it('takes a token once, also when it comes twice at the same moment', async () => {
    const idToken = await idTokenFrom(api, 'sales@emma.test');
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn({ idToken })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    await expectFailure(idToken);
    const respelled = `${idToken.slice(0, -1)}${idToken.endsWith('A') ? 'B' : 'A'}`;
    await expectFailure(respelled);
  });

  it('gives a token for twelve hours with the employee and their roles [R-ACCESS-4]', async () => {
    const { status, body, headers } = await signIn({
      idToken: await idTokenFrom(api, 'LEAD@Emma.test'),
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token']);
    expect(headers.get('cache-control')).toBe('no-store');
    const { userId, roles, iat = 0, exp = 0 } = decodeJwt(body.token);
    expect({ userId, roles }).toEqual({ userId: api.people.lead._id, roles: ['team_lead'] });
    expect(exp - iat).toBe(12 * 3600);
  });

  it('takes the nonce that the page sent, and several audiences with our azp', async () => {
    const idToken = await craftIdToken(api, { nonce: 'mine', aud: ['emma', 'x'], azp: 'emma' });
    expect((await signIn({ idToken, nonce: 'mine' })).status).toBe(200);
  });

  it('slows down whoever tries too often', async () => {
    const tries = await Promise.all(Array.from({ length: 260 }, () => signIn({})));
    const refused = tries.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
