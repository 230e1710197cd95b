import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView, givenBranch, putOnCall, seat, UNKNOWN, unseat } from './day-calls.js';

const DAY = '2027-03-01';
const CHANGED = { status: 409, body: { code: 'CREW_CHANGED' } };

describe('DELETE /assignment/mover/{branchId}/{date}/{employeeId}', () => {
  let api: TestApi;
  let truckId: string;
  let mover: EmployeeView;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    truckId = (await givenTruck(api))._id;
    mover = await hire(api);
    await seat(api, DAY, { mover: mover._id, truck: truckId, position: 2 });
  });

  it('is for those who dispatch', async () => {
    const clients = [api.anonymous, api.as('mover'), api.as('sales')];
    const answers = clients.map((client) => unseat(api, DAY, mover._id, {}, { client }));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it('names what is wrong', async () => {
    expect(await unseat(api, DAY, mover._id, { expectPosition: 3 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'expectPosition' }] },
    });
    expect(await unseat(api, DAY, mover._id, { expectTruck: 'none' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'expectTruck' }] },
    });
    expect((await unseat(api, '2027-02-30', mover._id)).status).toBe(400);
    expect((await unseat(api, DAY, 'nobody')).status).toBe(400);
  });

  it('knows neither unknown branches nor unknown employees', async () => {
    expect((await unseat(api, DAY, UNKNOWN)).body.message).toBe('Employee not found');
    const nowhere = await unseat(api, DAY, mover._id, {}, { branchId: UNKNOWN });
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('refuses when the mover is not there: not that day, branch, truck or seat', async () => {
    const branchId = (await givenBranch(api))._id;
    expect(await unseat(api, '2027-03-02', mover._id)).toMatchObject(CHANGED);
    expect(await unseat(api, DAY, mover._id, {}, { branchId })).toMatchObject(CHANGED);
    expect(await unseat(api, DAY, mover._id, { expectTruck: UNKNOWN })).toMatchObject(CHANGED);
    expect(await unseat(api, DAY, mover._id, { expectPosition: 1 })).toMatchObject(CHANGED);
    expect((await dayView(api, DAY)).assignment.movers).toContainEqual({
      mover: mover._id,
      truck: truckId,
      position: 2,
    });
  });

  it('does not take a person off call', async () => {
    await putOnCall(api, DAY, { onCall: mover._id });
    expect(await unseat(api, DAY, mover._id)).toMatchObject(CHANGED);
  });

  it('frees the seat once [R-CREW-5]', async () => {
    const expected = { expectTruck: truckId, expectPosition: 2 };
    const freed = await unseat(api, DAY, mover._id, expected);
    expect(freed.status).toBe(200);
    expect(freed.body.assignmentDay).toBe(DAY);
    expect(freed.body.movers.filter((one) => one.mover === mover._id)).toEqual([]);
    expect(await unseat(api, DAY, mover._id, expected)).toMatchObject(CHANGED);
  });

  it('frees the seat of somebody who no longer works here', async () => {
    const past = '2026-01-05';
    await seat(api, past, { mover: mover._id, truck: truckId, position: 1 });
    await unseat(api, DAY, mover._id);
    const { email, firstName, lastName, color, branchId, roles } = mover;
    const body = { email, firstName, lastName, color, branchId, roles, active: false };
    expect((await api.as('admin').put(`employee/${mover._id}`, body)).status).toBe(200);
    expect((await unseat(api, past, mover._id)).status).toBe(200);
  });
});
