import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { givenBranch, putOnCall, seat } from './day-calls.js';

/** Which days keep an employee from leaving: DELETE /employee/{id}. */
describe('outstanding assignments', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.setTime(undefined));
  afterAll(() => api?.close());

  const outstanding = (dates: string[], shown: string) => ({
    status: 409,
    body: {
      code: 'OUTSTANDING_ASSIGNMENTS',
      message: `Please unassign. Outstanding assignments found on these dates : ${shown}`,
      dates,
    },
  });

  it('are seats, on-call and managing, each day once, in order, none of the past', async () => {
    const person = await hire(api, { roles: ['team_lead', 'manager'] });
    const truck = (await givenTruck(api))._id;
    await putOnCall(api, '2026-01-05', { onCall: person._id });
    await putOnCall(api, '2027-03-09', { onCall: person._id });
    await seat(api, '2027-03-01', { mover: person._id, truck, position: 0 });
    for (const assignmentDay of ['2027-03-01', '2027-03-05', '2026-01-06']) {
      const { status } = await api.as('manager').put('movemanager/assignedmanagers', {
        branchId: api.branchId,
        assignmentDay,
        supportManagerId: person._id,
      });
      expect(status).toBe(200);
    }
    const answer = await api.as('admin').delete(`employee/${person._id}`);
    expect(answer).toMatchObject(
      outstanding(['2027-03-01', '2027-03-05', '2027-03-09'], '03/01/2027, 03/05/2027, 03/09/2027'),
    );
  });

  it('are still today where the planning branch still has that day', async () => {
    const { _id: branchId } = await givenBranch(api, { timezone: 'America/Denver' });
    const person = await hire(api);
    const day = '2027-03-10';
    api.setTime('2027-03-11T06:30:00Z');
    const manager = await api.asEmployee(api.people.manager);
    const admin = await api.asEmployee(api.people.admin);
    const leave = () => admin.delete(`employee/${person._id}`);
    await putOnCall(api, day, { onCall: person._id }, { branchId, client: manager });
    expect(await leave()).toMatchObject(outstanding([day], '03/10/2027'));
    await putOnCall(api, day, { onCall: person._id }, { client: manager });
    expect((await leave()).status).toBe(200);
  });
});
