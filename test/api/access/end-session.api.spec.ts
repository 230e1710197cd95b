import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '../../support/api/api-client.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const HOUR_MS = 3_600_000;

describe('POST /access-token/end', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const signIn = () => api.asEmployee(api.people.sales);
  const end = (client: ApiClient, token: unknown = client.token) =>
    client.post('access-token/end', { token });
  const statusOf = async (client: ApiClient) => (await client.get('employee/self')).status;

  it('is for whoever has a token, and names the one to end', async () => {
    expect((await end(api.anonymous, 'x')).status).toBe(401);
    expect(await end(api.as('mover'), '')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path: 'token' }] },
    });
    expect(await statusOf(api.as('mover'))).toBe(200);
  });

  it('ends that session and no other', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    expect(here.token).not.toBe(elsewhere.token);
    expect(await end(here)).toMatchObject({ status: 200, body: {} });
    expect(await statusOf(here)).toBe(401);
    expect((await end(here)).status).toBe(401);
    expect(await statusOf(elsewhere)).toBe(200);
  });

  it('ends it however the token is written', async () => {
    const client = await signIn();
    const token = client.token ?? '';
    // The last of the signature's characters has two bits to spare.
    const twins = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map(
      (last) => token.slice(0, -1) + last,
    );
    await end(client);
    for (const twin of twins) {
      const headers = { authorization: `Bearer ${twin}` };
      expect((await api.anonymous.get('employee/self', { headers })).status).toBe(401);
    }
  });

  it('closes the connections of that session and no other', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const gone = await LiveConnection.open(api.origin, here.token);
    const other = await LiveConnection.open(api.origin, elsewhere.token);
    await end(here);
    await gone.ended();
    expect(await other.ask('watch', { topic: `board:${api.branchId}:2026-11-21` })).toEqual({
      revision: 0,
    });
    other.close();
    await expect(LiveConnection.open(api.origin, here.token)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('has nothing to end where the text stands for no session', async () => {
    const client = await signIn();
    expect((await end(client, 'a.b.c')).status).toBe(200);
    expect(await statusOf(client)).toBe(200);
  });

  it('is remembered for as long as the token would live', async () => {
    const [client, later] = [await signIn(), await signIn()];
    await end(client);
    await passTime(api, 11.9 * HOUR_MS);
    await end(later);
    expect(await statusOf(client)).toBe(401);
  });
});
