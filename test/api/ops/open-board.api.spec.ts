import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TicketView } from '#modules/access/contract/access.view.js';
import { UpdateEmployeeCommand } from '#modules/employees/commands/update-employee/update-employee.command.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('the dashboard of the queue library', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const ticket = async (): Promise<string> =>
    (await api.as('admin').post<TicketView>('tickets', { for: 'ops-board' })).body.url;

  const cookieOf = ({ headers }: { headers: Headers }): string => headers.get('set-cookie') ?? '';

  it.each(['/ops/board', '/ops/board/api/queues', '/ops/board/static/images/logo.svg'])(
    'shows nobody %s without a visit',
    async (path) => {
      expect((await api.anonymous.get(path)).status).toBe(401);
      expect((await api.as('admin').get(path)).status).toBe(401);
      const cookie = `ops_board=${api.people.admin._id}.9999999999.forged`;
      expect((await api.anonymous.get(path, { headers: { cookie } })).status).toBe(401);
    },
  );

  it('lets one visit in by a ticket, for half an hour', async () => {
    const url = await ticket();
    const entered = await api.anonymous.get(url);
    expect(entered.status).toBe(303);
    expect(entered.headers.get('location')).toBe('/ops/board');
    expect(cookieOf(entered)).toMatch(
      /^ops_board=\S+; Max-Age=1800; Path=\/ops\/board; HttpOnly; SameSite=Strict$/,
    );
    expect((await api.anonymous.get(url)).status).toBe(401);

    const headers = { cookie: cookieOf(entered).split(';')[0] ?? '' };
    const page = await api.anonymous.get<string>('/ops/board', { headers });
    expect(page.status).toBe(200);
    expect(page.body).toContain('<base href="/ops/board/" />');
    expect(page.body).not.toContain('fonts.googleapis');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("base-uri 'self'");
    const found = await api.anonymous.get('/ops/board/api/queues', { headers });
    expect(JSON.stringify(found.body)).toContain('"maintenance"');
    const pause = await api.anonymous.put(
      '/ops/board/api/queues/maintenance/pause',
      {},
      { headers },
    );
    expect(pause.status).toBe(405);

    await passTime(api, 29 * 60_000);
    expect((await api.anonymous.get('/ops/board', { headers })).status).toBe(200);
    await passTime(api, 2 * 60_000);
    expect((await api.anonymous.get('/ops/board', { headers })).status).toBe(401);
  });

  it('is Secure behind https and ends with the role', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const entered = await api.anonymous.get(await ticket(), { headers: https });
    expect(cookieOf(entered)).toMatch(
      /^__Host-ops_board=\S+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const cookie = cookieOf(entered).split(';')[0] ?? '';
    const headers = { cookie, ...https };
    expect((await api.anonymous.get('/ops/board', { headers })).status).toBe(200);
    const unmarked = { cookie: cookie.replace('__Host-', ''), ...https };
    expect((await api.anonymous.get('/ops/board', { headers: unmarked })).status).toBe(401);
    const { admin: person, manager: other } = api.people;
    // Somebody must stay one.
    await api.execute(new UpdateEmployeeCommand(other._id, { ...other, roles: ['admin'] }));
    await api.execute(new UpdateEmployeeCommand(person._id, { ...person, roles: ['manager'] }));
    expect((await api.anonymous.get('/ops/board', { headers })).status).toBe(401);
    await api.execute(new UpdateEmployeeCommand(person._id, person));
    await api.execute(new UpdateEmployeeCommand(other._id, other));
  });
});
