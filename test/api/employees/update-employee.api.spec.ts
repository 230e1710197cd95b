import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assignOnCall } from '../../support/given/assign-on-call.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';

describe('PUT /employee/{id}', () => {
  let api: TestApi;
  const put = (employee: EmployeeView, changes: object = {}) =>
    api.as('admin').put<EmployeeView>(`employee/${employee._id}`, { ...employee, ...changes });

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('refuses callers without a token, and everyone but admins', async () => {
    const path = `employee/${api.people.mover._id}`;
    expect((await api.anonymous.put(path, {})).status).toBe(401);
    expect((await api.as('manager').put(path, {})).status).toBe(403);
    expect((await api.as('mover').put(path, api.people.mover)).status).toBe(403);
  });

  it('judges the body before it looks for the employee', async () => {
    const { status, body } = await api.as('admin').put(`employee/${newId()}`, { roles: [] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('knows no stranger', async () => {
    const { status, body } = await put({ ...api.people.mover, _id: newId() });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Employee not found' });
  });

  it('refuses the address of somebody else', async () => {
    const { status, body } = await put(await hire(api), { email: 'Sales@Emma.test' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('does not let somebody go who is assigned to a day', async () => {
    const employee = await hire(api);
    const day = await assignOnCall(api, employee._id);
    const { status, body } = await put(employee, { active: false });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'OUTSTANDING_ASSIGNMENTS', dates: [day] });
    expect((await put(employee, { phone: '1' })).status).toBe(200);
  });

  it.each([
    ['without the role', { roles: ['manager'] }],
    ['inactive', { active: false }],
  ])('keeps the only active admin from becoming one %s [R-STAFF-12]', async (_, changes) => {
    await hire(api, { roles: ['admin'], active: false });
    const { status, body } = await put(api.people.admin, changes);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'LAST_ADMIN',
      message: 'Someone must stay administrator: there is no other active one.',
    });
    expect((await api.as('admin').get('employee/self')).body).toEqual(api.people.admin);
  });

  it('takes back what GET gave as no change', async () => {
    const employee = await hire(api);
    const { status, body } = await put(employee);
    expect(status).toBe(200);
    expect(body).toEqual(employee);
    expect(await historyOf(api, 'employee', employee._id)).toHaveLength(1);
  });

  it('changes what was sent, leaves the rest, and writes down the difference [R-STAFF-5]', async () => {
    const employee = await hire(api, { phone: '405-555-0123', notes: 'tall' });
    const { firstName, email, color, branchId } = employee;
    const sent = {
      firstName,
      lastName: 'Roe',
      email,
      color,
      branchId,
      roles: ['admin'],
      notes: null,
    };
    const { status, body } = await api.as('admin').put(`employee/${employee._id}`, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      fullName: `${firstName} Roe`,
      displayName: `${firstName} Roe`,
      phone: '405-555-0123',
      notes: '',
      isAdmin: true,
      hasManagerialPosition: true,
    });
    const [event] = await historyOf(api, 'employee', employee._id);
    expect(event).toMatchObject({ type: 'UPDATED', employee_id: api.people.admin._id });
    expect(event?.changes).toEqual([
      { field: 'lastName', before: employee.lastName, after: 'Roe' },
      { field: 'notes', before: 'tall', after: '' },
      { field: 'roles', before: ['mover'], after: ['admin'] },
    ]);
  });
});
