import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { CreateEmployeeCommand } from '#modules/employees/commands/create-employee/create-employee.command.js';
import { UpdateEmployeeCommand } from '#modules/employees/commands/update-employee/update-employee.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { SecretKey } from '#platform/config/secret-key.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { ApiClient } from '../../support/api/api-client.js';

const HOUR_MS = 3_600_000;

describe('the bearer token', () => {
  let api: TestApi;
  let clerk: EmployeeView;

  const change = ({ roles, active }: Partial<EmployeeView>) => {
    const { _id, firstName, lastName, email, color, branchId } = clerk;
    const who = { firstName, lastName, email, color, branchId };
    return api.execute(
      new UpdateEmployeeCommand(_id, {
        ...who,
        roles: roles ?? clerk.roles,
        active: active ?? true,
      }),
    );
  };
  const statusWith = async (headers: Record<string, string>) =>
    (await api.anonymous.get('employee/self', { headers })).status;

  beforeAll(async () => {
    api = await startTestApi();
    clerk = await api.execute(
      new CreateEmployeeCommand({
        firstName: 'Cleo',
        lastName: 'Clerk',
        email: 'clerk@emma.test',
        color: '#336699',
        branchId: api.branchId,
        roles: ['manager'],
      }),
    );
  });
  afterAll(() => api?.close());

  it('is asked for before anything else about a call is judged [R-API-5]', async () => {
    const { status, body, headers } = await api.anonymous.post('employee', { unexpected: true });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED', requestId: headers.get('x-request-id') });
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c'])(
    'is not %j',
    async (authorization) => {
      expect(await statusWith({ authorization })).toBe(401);
    },
  );

  it('is not one that another key signed, or that is signed in another way', async () => {
    const token = new SignJWT({ userId: clerk._id, roles: ['admin'] }).setExpirationTime('1h');
    const header = { alg: 'HS256' };
    const foreign = await token.setProtectedHeader(header).sign(new Uint8Array(32));
    expect(await statusWith({ authorization: `Bearer ${foreign}` })).toBe(401);
    const key = api.get(SecretKey).derive('access-token');
    const endless = await new SignJWT({ userId: clerk._id }).setProtectedHeader(header).sign(key);
    expect(await statusWith({ authorization: `Bearer ${endless}` })).toBe(401);
  });

  it('is taken only letter by letter, by calls and connections [R-ACCESS-4]', async () => {
    const { token = '' } = await api.asEmployee(clerk);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // Of the last letter two bits are unused.
    const last = letters.indexOf(token.at(-1) ?? '');
    const others = [1, 2, 3].map((bits) => token.slice(0, -1) + letters[last ^ bits]);
    const padded = [`${token}=`, token.replaceAll('.', '=.')];
    for (const other of [...others, ...padded]) {
      expect(await statusWith({ authorization: `Bearer ${other}` })).toBe(401);
      await expect(LiveConnection.open(api.origin, other)).rejects.toThrow('UNAUTHENTICATED');
    }
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200);
  });

  it('dies after twelve hours', async () => {
    const client = await api.asEmployee(clerk);
    await passTime(api, 11.9 * HOUR_MS);
    expect((await client.get('employee/self')).status).toBe(200);
    await passTime(api, 0.2 * HOUR_MS);
    expect((await client.get('employee/self')).status).toBe(401);
  });

  it('does what the roles in the database allow, not what it says itself [R-ACCESS-4]', async () => {
    const client = await api.asEmployee({ _id: clerk._id, roles: ['admin'] });
    const create = () => client.post('employee', {});
    expect((await create()).status).toBe(403);
    await change({ roles: ['admin'] });
    expect((await create()).status).toBe(400);
    await change({ roles: ['mover'] });
    expect((await create()).body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
  });

  it('is worthless at once when its employee becomes inactive, and for ever', async () => {
    const client = await api.asEmployee(clerk);
    await change({ active: false });
    expect((await client.get('employee/self')).status).toBe(401);
    await change({ active: true });
    expect((await client.get('employee/self')).status).toBe(401);
  });

  it('works on a path with a slash at its end', async () => {
    const client: ApiClient = await api.asEmployee(clerk);
    expect((await client.get('employee/self/')).status).toBe(200);
  });
});
