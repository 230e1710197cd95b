import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { showLocalDate } from '#kernel/local-date.js';
import { EmployeeRepository } from '#modules/employees/persistence/employee.repository.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assignOnCall } from '../../support/given/assign-on-call.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';

describe('DELETE /employee/{id}', () => {
  let api: TestApi;
  const remove = (id: string) => api.as('admin').delete(`employee/${id}`);

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('refuses callers without a token, and everyone but admins', async () => {
    const path = `employee/${api.people.mover._id}`;
    expect((await api.anonymous.delete(path)).status).toBe(401);
    expect((await api.as('manager').delete(path)).status).toBe(403);
  });

  it('refuses what is no id, and knows no stranger', async () => {
    expect((await remove('x')).status).toBe(400);
    const { status, body } = await remove(newId());
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Employee not found' });
  });

  it('does not let somebody go who is assigned to a day [R-STAFF-6]', async () => {
    const employee = await hire(api);
    const day = await assignOnCall(api, employee._id);
    const { status, body } = await remove(employee._id);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'OUTSTANDING_ASSIGNMENTS',
      message: `Please unassign. Outstanding assignments found on these dates : ${showLocalDate(day)}`,
      dates: [day],
    });
  });

  it('does not let the only active admin go [R-STAFF-12]', async () => {
    const { status, body } = await remove(api.people.admin._id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'LAST_ADMIN' });
    expect((await api.as('admin').get('employee/self')).status).toBe(200);
  });

  it('leaves the employee deleted and inactive, once [R-STAFF-7]', async () => {
    const employee = await hire(api);
    const client = await api.asEmployee(employee);
    expect((await client.get('employee/self')).status).toBe(200);
    const { status, body } = await remove(employee._id);
    expect(status).toBe(200);
    expect(body).toEqual({ ...employee, active: false, deleted: true });
    expect((await client.get('employee/self')).status).toBe(401);
    expect((await remove(employee._id)).status).toBe(404);
    expect((await api.as('admin').put(`employee/${employee._id}`, employee)).status).toBe(404);
    const [event] = await historyOf(api, 'employee', employee._id);
    expect(event?.changes).toEqual([
      { field: 'active', before: true, after: false },
      { field: 'deleted', before: false, after: true },
    ]);
  });

  it('keeps one of two admins who let each other go at once [R-STAFF-12]', async () => {
    const { admin } = api.people;
    const other = await hire(api, { roles: ['admin'] });
    const asOther = await api.asEmployee(other);
    const answers = await api.get(UnitOfWork).run(async () => {
      await api.get(EmployeeRepository).requireOtherAdmin(other._id);
      const calls = [
        remove(other._id),
        asOther.put(`employee/${admin._id}`, { ...admin, roles: ['sales'] }),
      ];
      await whenWaiting(api, 2);
      return { calls };
    });
    const [first, second] = await Promise.all(answers.calls);
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409]);
    expect([first?.body, second?.body]).toContainEqual(
      expect.objectContaining({ code: 'LAST_ADMIN' }),
    );
  });
});
