import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView, givenBranch, putOnCall, seat, UNKNOWN } from './day-calls.js';

const DAY = '2027-03-01';
const CHANGED = { status: 409, body: { code: 'CREW_CHANGED' } };

describe('PUT /assignment/oncall/{branchId}/{date}', () => {
  let api: TestApi;
  let mover: EmployeeView;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    mover = await hire(api);
  });

  it('is for those who dispatch', async () => {
    const body = { onCall: mover._id };
    const clients = [api.anonymous, api.as('lead'), api.as('sales')];
    const answers = clients.map((client) => putOnCall(api, DAY, body, { client }));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it('names what is wrong', async () => {
    expect(await putOnCall(api, DAY, {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'onCall' }] },
    });
    expect(await putOnCall(api, DAY, { onCall: mover._id, expect: [] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'expect' }] },
    });
    expect((await putOnCall(api, 'tomorrow', { onCall: mover._id })).status).toBe(400);
  });

  it('knows neither unknown branches and employees nor people who move nothing', async () => {
    const manager = api.people.manager._id;
    const answers = [
      await putOnCall(api, DAY, { onCall: mover._id }, { branchId: UNKNOWN }),
      await putOnCall(api, DAY, { onCall: UNKNOWN }),
      await putOnCall(api, DAY, { onCall: manager }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
      '404 Branch not found',
      '404 Employee not found',
      '404 Mover not found',
    ]);
  });

  it('refuses when the person is not where the sender believes them to be', async () => {
    const truck = (await givenTruck(api))._id;
    const put = (expected: unknown) => putOnCall(api, DAY, { onCall: mover._id, expect: expected });
    expect(await put('onCall')).toMatchObject(CHANGED);
    expect(await put({ truck, position: 1 })).toMatchObject(CHANGED);
    await seat(api, DAY, { mover: mover._id, truck, position: 1 });
    expect(await put(null)).toMatchObject(CHANGED);
    expect((await put({ truck, position: 1 })).status).toBe(200);
    expect((await put('onCall')).status).toBe(200);
  });

  it('puts on call, frees the seat, and says it twice without harm [R-CREW-5]', async () => {
    const truck = (await givenTruck(api))._id;
    await seat(api, DAY, { mover: mover._id, truck, position: 1 });
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await putOnCall(api, DAY, { onCall: mover._id });
      expect(status).toBe(200);
      expect(body.onCall.filter((id) => id === mover._id)).toHaveLength(1);
      expect(body.movers.filter((one) => one.mover === mover._id)).toEqual([]);
    }
  });

  it('takes team leads too, at one branch a day', async () => {
    const lead = await hire(api, { roles: ['team_lead'] });
    const branchId = (await givenBranch(api))._id;
    await putOnCall(api, DAY, { onCall: lead._id });
    const there = await putOnCall(api, DAY, { onCall: lead._id }, { branchId });
    expect(there.body.onCall).toEqual([lead._id]);
    expect((await dayView(api, DAY)).assignment.onCall).not.toContain(lead._id);
  });
});
