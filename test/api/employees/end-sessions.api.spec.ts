import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import type { EndedSessionsView } from '#modules/access/contract/session.view.js';
import type { TicketView } from '#modules/access/contract/access.view.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assignOnCall } from '../../support/given/assign-on-call.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';

describe('DELETE /employee/{id}/sessions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const end = (id: string, client = api.as('admin')) =>
    client.delete<EndedSessionsView>(`employee/${id}/sessions`);
  const statusOf = async (client: ApiClient) => (await client.get('employee/self')).status;
  const put = (employee: EmployeeView, changes: object) =>
    api.as('admin').put(`employee/${employee._id}`, { ...employee, ...changes });
  /** Every way that lets a person in without signing in again, as the statuses of what it opens. */
  const everyWayIn = async (employee: EmployeeView) => {
    const client = await api.asEmployee(employee);
    const ticket = async (purpose: string) =>
      (await client.post<TicketView>('tickets', { for: purpose })).body.url;
    const entered = await api.anonymous.get(await ticket('ops-board'));
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const exported = await ticket('customer-export');
    const feed = (await client.post<{ url: string }>('assignment/schedule/self/feed')).body.url;
    const connection = await LiveConnection.open(api.origin, client.token);
    const opened = async (): Promise<number[]> => [
      await statusOf(client),
      (await api.anonymous.get('/ops/board', { headers: { cookie } })).status,
      (await api.anonymous.get(new URL(feed).pathname)).status,
    ];
    return { opened, connection, exported };
  };

  it('is for admins alone', async () => {
    const { _id } = api.people.mover;
    expect((await end(_id, api.anonymous)).status).toBe(401);
    expect((await end(_id, api.as('manager'))).status).toBe(403);
    expect((await end(_id, api.as('mover'))).status).toBe(403);
    expect(await statusOf(api.as('mover'))).toBe(200);
  });

  it('refuses what is no id, and knows no stranger and nobody deleted', async () => {
    expect((await end('x')).status).toBe(400);
    expect(await end(newId())).toMatchObject({
      status: 404,
      body: { message: 'Employee not found' },
    });
    const gone = await hire(api);
    await api.as('admin').delete(`employee/${gone._id}`);
    expect((await end(gone._id)).status).toBe(404);
  });

  it('ends every way in at once, of somebody with days to come too, and of nobody else', async () => {
    const employee = await hire(api, { roles: ['admin', 'mover'] });
    await assignOnCall(api, employee._id);
    const { opened, connection, exported } = await everyWayIn(employee);
    expect(await opened()).toEqual([200, 200, 200]);
    expect(await end(employee._id)).toMatchObject({ status: 200, body: { ended: 1 } });
    await connection.ended();
    expect(await opened()).toEqual([401, 401, 404]);
    expect((await api.anonymous.get(exported)).status).toBe(401);
    expect(await statusOf(api.as('admin'))).toBe(200);
    expect((await end(employee._id)).body).toEqual({ ended: 0 });
    expect(await statusOf(await api.asEmployee(employee))).toBe(200);
  });

  it('stands in the trail', async () => {
    const employee = await hire(api);
    await api.asEmployee(employee);
    await end(employee._id);
    const [event] = await historyOf(api, 'employee', employee._id);
    expect(event).toMatchObject({
      type: 'OTHER',
      employee_id: api.people.admin._id,
      data: { action: 'SIGNED_OUT_EVERYWHERE', ended: 1 },
      changes: [],
    });
  });

  it('has nothing left to do after somebody was made inactive: nothing comes back with them', async () => {
    const employee = await hire(api, { roles: ['admin'] });
    const { opened, connection, exported } = await everyWayIn(employee);
    expect((await put(employee, { active: false })).status).toBe(200);
    await connection.ended();
    expect((await put(employee, { active: true })).status).toBe(200);
    expect(await opened()).toEqual([401, 401, 404]);
    expect((await api.anonymous.get(exported)).status).toBe(401);
  });
});
