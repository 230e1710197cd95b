import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { DeleteEmployeeCommand } from '#modules/employees/commands/delete-employee/delete-employee.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { TestPerson } from '../../support/api/test-people.js';
import { hire } from '../../support/given/hire.js';

const SUMMARY_KEYS = [
  '_id',
  'firstName',
  'lastName',
  'fullName',
  'displayName',
  'color',
  'picture',
  'branchId',
  'active',
  'isTeamLead',
  'isManager',
].sort();

describe('GET /employee', () => {
  let api: TestApi;
  const list = async (person: TestPerson, query: Record<string, string> = {}) => {
    const { status, body } = await api.as(person).get<EmployeeView[]>('employee', { query });
    expect(status).toBe(200);
    return body;
  };
  const names = (employees: EmployeeView[]) => employees.map(({ fullName }) => fullName);

  beforeAll(async () => {
    api = await startTestApi();
    await hire(api, { firstName: 'zoë', lastName: 'ámbar', email: 'zoe@other.test' });
    await hire(api, { firstName: 'Bea', lastName: 'Idle', active: false });
    const { _id } = await hire(api, { firstName: 'Gone', lastName: 'Girl' });
    await api.execute(new DeleteEmployeeCommand(_id));
  });
  afterAll(() => api?.close());

  it('refuses callers without a token', async () => {
    expect((await api.anonymous.get('employee')).status).toBe(401);
  });

  it.each([
    [{ branch: 'x' }, 'branch'],
    [{ filter: 'some' }, 'filter'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ sort: 'name' }, 'sort'],
  ])('refuses %j', async (query: Record<string, string>, path) => {
    const { status, body } = await api.as('admin').get('employee', { query });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('lists the active ones by last, then first name [R-STAFF-3]', async () => {
    expect(names(await list('admin'))).toEqual([
      'Test Admin',
      'zoë ámbar',
      'Test Lead',
      'Test Manager',
      'Test Mover',
      'Test Sales',
    ]);
  });

  it('lists inactive ones too when all are asked for, deleted ones never', async () => {
    const all = names(await list('manager', { filter: 'all' }));
    expect(all).toContain('Bea Idle');
    expect(all).not.toContain('Gone Girl');
  });

  it('keeps to a branch', async () => {
    expect(await list('admin', { branch: api.branchId })).toHaveLength(6);
    expect(await list('admin', { branch: newId() })).toEqual([]);
    expect(await list('admin', { branch: 'all' })).toHaveLength(6);
  });

  it.each([
    ['AMBAR', ['zoë ámbar']],
    ['zoe amb', ['zoë ámbar']],
    ['other.test', ['zoë ámbar']],
    ['  test   sales ', ['Test Sales']],
    ['Ámbar, Zoë', ['zoë ámbar']],
    ['zoëámbar', ['zoë ámbar']],
    ["zo'eamb", ['zoë ámbar']],
    ['oëámbar', []],
    ['te(st[+*\\d', []],
    ['zoe lead', []],
    ['%', []],
  ])('finds %j [R-STAFF-3]', async (search, found) => {
    expect(names(await list('admin', { search }))).toEqual(found);
  });

  it('gives managers and admins everything', async () => {
    const [first] = await list('manager', { search: 'Test Lead' });
    expect(first).toEqual(api.people.lead);
    expect(first).toMatchObject({ roles: ['team_lead'], branch: { name: 'Oklahoma City' } });
  });

  it.each(['sales', 'lead', 'mover'] as const)(
    'gives %s what everyone may know',
    async (person) => {
      const seen = await list(person);
      expect(seen).toHaveLength(6);
      for (const employee of seen) expect(Object.keys(employee).sort()).toEqual(SUMMARY_KEYS);
      expect(await list(person, { search: 'other.test' })).toEqual([]);
    },
  );
});
