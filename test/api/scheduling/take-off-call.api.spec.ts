import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { givenBranch, putOnCall, seat, takeOffCall, UNKNOWN } from './day-calls.js';

const DAY = '2027-03-01';
const CHANGED = { status: 409, body: { code: 'CREW_CHANGED' } };

describe('DELETE /assignment/oncall/{branchId}/{date}/{employeeId}', () => {
  let api: TestApi;
  let mover: EmployeeView;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    mover = await hire(api);
    await putOnCall(api, DAY, { onCall: mover._id });
  });

  it('is for those who dispatch', async () => {
    const clients = [api.anonymous, api.as('lead'), api.as('sales')];
    const answers = clients.map((client) => takeOffCall(api, DAY, mover._id, { client }));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it('knows neither unknown branches nor unknown employees, and wants ids', async () => {
    expect((await takeOffCall(api, DAY, 'nobody')).status).toBe(400);
    expect((await takeOffCall(api, DAY, UNKNOWN)).body.message).toBe('Employee not found');
    const nowhere = await takeOffCall(api, DAY, mover._id, { branchId: UNKNOWN });
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('refuses when the person is not on call there', async () => {
    const branchId = (await givenBranch(api))._id;
    expect(await takeOffCall(api, DAY, mover._id, { branchId })).toMatchObject(CHANGED);
    expect(await takeOffCall(api, '2027-03-02', mover._id)).toMatchObject(CHANGED);
    const truck = (await givenTruck(api))._id;
    await seat(api, DAY, { mover: mover._id, truck, position: 1 });
    expect(await takeOffCall(api, DAY, mover._id)).toMatchObject(CHANGED);
  });

  it('ends the on-call once [R-CREW-5]', async () => {
    const { status, body } = await takeOffCall(api, DAY, mover._id);
    expect(status).toBe(200);
    expect(body.onCall).not.toContain(mover._id);
    expect(await takeOffCall(api, DAY, mover._id)).toMatchObject(CHANGED);
  });
});
