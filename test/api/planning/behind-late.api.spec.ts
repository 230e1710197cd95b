import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED } from '../../support/given/retime-calls.js';
import { dayView, removeFromService } from '../scheduling/day-calls.js';
import { apply, bookingOf, givenJob, repairOf, twoTrucks } from './desk-calls.js';

describe('a truck whose job is late', () => {
  const day = '2027-09-14';
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('gets nothing from the desk before it should be back, and what it gets then waits for nobody [R-PLAN-21]', async () => {
    const [down, behind] = await twoTrucks(api);
    const free = (await givenTruck(api))._id;
    // 8:30 AM to 12:30 PM, and 2 PM.
    const taylor = await givenJob(api, day, { name: 'Taylor', clock: '13:30', truck: behind });
    const morales = await givenJob(api, day, { name: 'Morales', clock: '19:00', truck: down });
    // It is 11:30 AM, and Taylor began at 10:10.
    api.setTime(`${day}T16:30:00Z`);
    const started = { version: 0, started: `${day}T15:10:00.000Z` };
    expect((await api.as('manager').put(`actuals/${taylor.operationId}`, started)).status).toBe(
      200,
    );
    const placedBy = ({ options }: ProposalView) =>
      options.map(({ steps }) => steps.find(({ id }) => id === morales.operationId)?.to);
    const first = await repairOf(api, day, { truckDown: { truck: down } });
    expect(placedBy(first)).toMatchObject([{ truck: free, start: '14:00' }]);
    const why = 'Taylor is on it until 2:15 PM';
    expect(first.rejected).toMatchObject([{ truck: behind, why }]);

    expect((await removeFromService(api, { date: day, truckIds: [free] })).status).toBe(200);
    const made = await repairOf(api, day, { truckDown: { truck: down } });
    expect(placedBy(made)).toMatchObject([{ truck: behind, start: '14:15' }]);
    const { status } = await apply(api, made._id, {
      option: 1,
      version: made.version,
      agreed: { 1: AGREED },
    });
    expect(status).toBe(200);
    const { progress, operation } = bookingOf(await dayView(api, day), morales);
    expect([operation.truck, progress.waitsFor]).toEqual([behind, null]);
  });
});
