import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { UpdateEmployeeCommand } from '#modules/employees/commands/update-employee/update-employee.command.js';
import type { ClientConfigView } from '#modules/access/contract/access.view.js';
import { craftIdToken } from '../../support/api/sign-in.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const STRONG = { acr: 'mfa', auth_time: Math.floor(Date.now() / 1_000) };

describe('a sign-in that has to be strong', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      settings: { OIDC_ACR_VALUES: 'mfa,phr', OIDC_MAX_AGE_MINUTES: '60', OIDC_BIND_SUBJECT: 'on' },
    });
  });
  afterAll(() => api?.close());

  const statusOf = async (claims: JWTPayload) => {
    const idToken = await craftIdToken(api, claims);
    return (await api.anonymous.post('access-token', { idToken })).status;
  };

  it('is asked for at the provider', async () => {
    const { body } = await api.anonymous.get<ClientConfigView>('client-config');
    const { searchParams } = new URL(body.oidc.authorizeUrl);
    expect(searchParams.get('acr_values')).toBe('mfa phr');
    expect(searchParams.get('max_age')).toBe('3600');
  });

  it('is refused when the provider reports a weaker one, or one from long ago', async () => {
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ ...STRONG, acr: '0' })).toBe(401);
    expect(await statusOf({ ...STRONG, auth_time: STRONG.auth_time - 7_200 })).toBe(401);
    expect(await statusOf(STRONG)).toBe(200);
  });

  it('is the same account’s as the first one of that address', async () => {
    const email = 'lead@emma.test';
    const as = (sub: string) => statusOf({ ...STRONG, sub, email });
    expect(await as('first')).toBe(200);
    expect(await as('second')).toBe(401);
    expect(await as('first')).toBe(200);
  });

  it('is another account’s once an administrator gave the employee another address', async () => {
    const { _id, firstName, lastName, color, branchId, roles } = api.people.sales;
    const as = (sub: string, email: string) => statusOf({ ...STRONG, sub, email });
    expect(await as('old', 'sales@emma.test')).toBe(200);
    const email = 'New.Sales@emma.test';
    const changed = { firstName, lastName, email, color, branchId, roles, active: true };
    await api.execute(new UpdateEmployeeCommand(_id, changed));
    expect(await as('new', 'new.sales@emma.test')).toBe(200);
    expect(await as('old', 'new.sales@emma.test')).toBe(401);
  });
});
