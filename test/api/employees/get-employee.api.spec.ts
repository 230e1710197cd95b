import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { DeleteEmployeeCommand } from '#modules/employees/commands/delete-employee/delete-employee.command.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { hire } from '../../support/given/hire.js';

describe('GET /employee/{id}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('refuses callers without a token', async () => {
    expect((await api.anonymous.get(`employee/${newId()}`)).status).toBe(401);
  });

  it('refuses what is no id', async () => {
    const { status, body } = await api.as('admin').get('employee/ABC');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'id' }] });
  });

  it.each(['admin', 'mover'] as const)('finds no stranger for the %s', async (person) => {
    const { status, body } = await api.as(person).get(`employee/${newId()}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'Employee not found' });
  });

  it('gives managers everything [R-STAFF-1, R-STAFF-2]', async () => {
    const { body } = await api.as('manager').get(`employee/${api.people.mover._id}`);
    expect(body).toEqual({
      _id: api.people.mover._id,
      firstName: 'Test',
      lastName: 'Mover',
      fullName: 'Test Mover',
      displayName: 'Test Mover',
      email: 'mover@emma.test',
      phone: '405-555-0100',
      notes: '',
      cohort: '',
      color: '#336699',
      picture: null,
      branchId: api.branchId,
      branch: { _id: api.branchId, name: 'Oklahoma City', timezone: 'America/Chicago' },
      roles: ['mover'],
      isTeamLead: false,
      isManager: false,
      isSales: false,
      isAdmin: false,
      hasManagerialPosition: false,
      active: true,
      deleted: false,
      version: 1,
    });
  });

  it('gives colleagues what everyone may know, and oneself everything [R-STAFF-2]', async () => {
    const { body } = await api.as('mover').get<object>(`employee/${api.people.admin._id}`);
    expect(body).toMatchObject({ fullName: 'Test Admin', displayName: 'Test Admin' });
    for (const key of ['email', 'phone', 'notes', 'roles']) expect(body).not.toHaveProperty(key);
    const self = await api.as('mover').get(`employee/${api.people.mover._id}`);
    expect(self.body).toEqual(api.people.mover);
  });

  it('still names those who are deleted', async () => {
    const { _id, fullName } = await hire(api);
    await api.execute(new DeleteEmployeeCommand(_id));
    const { status, body } = await api.as('manager').get(`employee/${_id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ fullName, active: false, deleted: true });
  });
});
