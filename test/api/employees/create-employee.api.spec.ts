import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { DeleteEmployeeCommand } from '#modules/employees/commands/delete-employee/delete-employee.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../../support/given/history-of.js';

describe('POST /employee', () => {
  let api: TestApi;
  const body = (fields: object = {}) => ({
    firstName: 'Ana',
    lastName: 'Diaz',
    email: 'ana@emma.test',
    color: '#aabbcc',
    branchId: api.branchId,
    roles: ['mover', 'team_lead'],
    ...fields,
  });
  const create = (fields: object = {}) =>
    api.as('admin').post<EmployeeView>('employee', body(fields));

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('refuses callers without a token, and everyone but admins', async () => {
    expect((await api.anonymous.post('employee', body())).status).toBe(401);
    expect((await api.as('manager').post('employee', {})).status).toBe(403);
  });

  it('names every faulty field', async () => {
    const faulty = { firstName: ' ', email: 'ana@', color: 'red', branchId: 'x', roles: ['boss'] };
    const { status, body: answer } = await create({ ...faulty, salary: 1 });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ message: 'Please fix the highlighted validation errors!' });
    const { errors } = answer as unknown as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path).sort()).toEqual(
      [...Object.keys(faulty), 'salary'].sort(),
    );
  });

  it('knows no branch that does not exist', async () => {
    const { status, body: answer } = await create({ branchId: newId() });
    expect(status).toBe(404);
    expect(answer).toMatchObject({ message: 'Branch not found' });
  });

  it('refuses an address that somebody has, however it is written', async () => {
    const { status, body: answer } = await create({ email: 'MOVER@emma.test' });
    expect(status).toBe(409);
    expect(answer).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('makes one of two who are hired with one address at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => create({ email: 'twin@emma.test' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('makes an employee, writes it down, and lets nobody decide what is computed [R-STAFF-1]', async () => {
    const sent = {
      deleted: true,
      fullName: 'X',
      isAdmin: true,
      picture: 'x',
      branch: { name: 'X' },
    };
    const { status, body: made } = await create({ email: 'new@emma.test', ...sent });
    expect(status).toBe(201);
    expect(made).toMatchObject({
      fullName: 'Ana Diaz',
      displayName: 'Ana Diaz',
      active: true,
      deleted: false,
      picture: null,
      isTeamLead: true,
      isAdmin: false,
      branch: { name: 'Oklahoma City' },
    });
    expect((await api.as('admin').get(`employee/${made._id}`)).body).toEqual(made);
    const [event] = await historyOf(api, 'employee', made._id);
    expect(event).toMatchObject({ type: 'CREATED', employee_id: api.people.admin._id });
  });

  it('may give the address of somebody who was deleted to somebody else', async () => {
    const { body: former } = await create({ email: 'again@emma.test' });
    await api.execute(new DeleteEmployeeCommand(former._id));
    expect((await create({ email: 'again@emma.test' })).status).toBe(201);
  });

  it('is carried out once for one Idempotency-Key', async () => {
    const options = { headers: { 'idempotency-key': 'hire-once' } };
    const hireOnce = () =>
      api.as('admin').post<EmployeeView>('employee', body({ email: 'once@emma.test' }), options);
    const [first, second] = [await hireOnce(), await hireOnce()];
    expect(second).toMatchObject({ status: 201, body: { _id: first.body._id } });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });
});
