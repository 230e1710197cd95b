import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';

describe('an employee who is saved over an older version', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const put = (employee: EmployeeView, changes: object) =>
    api.as('admin').put<EmployeeView>(`employee/${employee._id}`, { ...employee, ...changes });
  const get = async ({ _id }: EmployeeView) =>
    (await api.as('admin').get<EmployeeView>(`employee/${_id}`)).body;

  it('raises the version with each save that changes something [R-STAFF-13]', async () => {
    const employee = await hire(api);
    expect(employee.version).toBe(1);
    const first = await put(employee, { phone: '405-555-0123', expectedVersion: 1 });
    expect(first).toMatchObject({ status: 200, body: { version: 2 } });
    const same = await put(first.body, { expectedVersion: 2 });
    expect(same).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('is refused with who changed it when, and what is there now [R-STAFF-13]', async () => {
    const employee = await hire(api);
    const theirs = (await put(employee, { phone: '405-555-0123' })).body;
    const stale = await put(employee, { notes: 'tall', expectedVersion: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'STALE_VERSION', message: 'Someone else changed this.' },
        ...{ changedBy: api.people.admin._id, changed: expect.stringMatching(/Z$/) },
        employee: theirs,
      },
    });
    expect(await get(employee)).toEqual(theirs);
  });

  it('is stored once when two save at the same moment [R-STAFF-13]', async () => {
    const employee = await hire(api);
    const answers = await Promise.all(
      ['first', 'second', 'third', 'fourth'].map((notes) =>
        put(employee, { notes, expectedVersion: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const stored = answers.find(({ status }) => status === 200);
    expect(await get(employee)).toEqual(stored?.body);
    expect(await historyOf(api, 'employee', employee._id)).toHaveLength(2);
  });

  it('takes what is stored already, and whatever does not say what it was typed over', async () => {
    const employee = await hire(api);
    await put(employee, { notes: 'tall' });
    const again = await put(employee, { notes: 'tall', expectedVersion: 1 });
    expect(again).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(employee, { notes: 'short' })).toMatchObject({ status: 200 });
    const faulty = await put(employee, { expectedVersion: '1' });
    expect(faulty).toMatchObject({ status: 400, body: { errors: [{ path: 'expectedVersion' }] } });
  });
});
