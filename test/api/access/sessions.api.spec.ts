import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EndedSessionsView, SessionView } from '#modules/access/contract/session.view.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { idTokenFrom } from '../../support/api/sign-in.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const MINUTE_MS = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('one’s own sessions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ settings: { SESSION_IDLE_MINUTES: '60' } });
  });
  afterAll(() => api?.close());

  const signIn = () => api.asEmployee(api.people.sales);
  const sessionsOf = async (client: ApiClient) =>
    (await client.get<SessionView[]>('sessions')).body;
  const idOf = async (client: ApiClient) =>
    (await sessionsOf(client)).find(({ current }) => current)?._id ?? '';
  const statusOf = async (client: ApiClient) => (await client.get('employee/self')).status;
  const pass = (minutes: number) => passTime(api, minutes * MINUTE_MS);

  it('are shown to nobody else', async () => {
    expect((await api.anonymous.get('sessions')).status).toBe(401);
    expect((await api.anonymous.delete('sessions')).status).toBe(401);
    const ids = (await sessionsOf(api.as('mover'))).map(({ _id }) => _id);
    const others = (await sessionsOf(api.as('admin'))).map(({ _id }) => _id);
    expect(ids).toHaveLength(1);
    expect(others).not.toContain(ids[0]);
  });

  it('name the device, the first sign-in and the last use, the present one first', async () => {
    const idToken = await idTokenFrom(api, 'lead@emma.test');
    const headers = { 'user-agent': FIREFOX };
    await api.anonymous.post('access-token', { idToken }, { headers });
    const sessions = await sessionsOf(api.as('lead'));
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Node', true],
      ['Firefox on Linux', false],
    ]);
    const { started, lastUsed, expires } = sessions[1] as SessionView;
    expect(lastUsed).toBe(started);
    expect(Date.parse(expires) - Date.parse(started)).toBe(12 * 60 * MINUTE_MS);
  });

  it('end one by one, with their connections', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const connection = await LiveConnection.open(api.origin, elsewhere.token);
    const id = await idOf(elsewhere);
    expect(await here.delete(`sessions/${id}`)).toMatchObject({ status: 200, body: {} });
    await connection.ended();
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect((await here.delete(`sessions/${id}`)).status).toBe(404);
  });

  it('are nobody else’s to end', async () => {
    const id = await idOf(api.as('sales'));
    expect((await api.as('admin').delete(`sessions/${id}`)).status).toBe(404);
    expect((await api.as('admin').delete('sessions/nonsense')).status).toBe(400);
    expect(await statusOf(api.as('sales'))).toBe(200);
  });

  it('end all but the one that asks', async () => {
    const [here, elsewhere] = [
      await api.asEmployee(api.people.manager),
      await api.asEmployee(api.people.manager),
    ];
    const connection = await LiveConnection.open(api.origin, elsewhere.token);
    const { body } = await here.delete<EndedSessionsView>('sessions');
    expect(body).toEqual({ ended: 2 });
    await connection.ended();
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect((await here.delete<EndedSessionsView>('sessions')).body).toEqual({ ended: 0 });
  });

  it('end by themselves when they are not used for as long as the operator allows', async () => {
    const client = await signIn();
    await pass(64);
    expect(await statusOf(client)).toBe(200);
    await pass(64);
    expect(await statusOf(client)).toBe(200);
    expect((await sessionsOf(client)).filter(({ current }) => current)).toHaveLength(1);
    await pass(66);
    expect(await statusOf(client)).toBe(401);
    const connecting = LiveConnection.open(api.origin, client.token);
    await expect(connecting).rejects.toThrow('UNAUTHENTICATED');
  });
});
