import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  drivesOf,
  follow,
  givenBookedJob,
  givenJob,
  NEAR_STOPS,
  switchDirectLegs,
} from '../../support/given/direct-leg-calls.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView } from '../scheduling/day-calls.js';
import { apply, repairOf, shown, undo } from './desk-calls.js';

describe('a repair of jobs on a direct leg', () => {
  let api: TestApi;
  let trucks: string[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    for (let n = 0; n < 3; n += 1) trucks = [...trucks, (await givenTruck(api))._id];
    await switchDirectLegs(api, true);
  });
  afterAll(() => api?.close());

  /** The second from noon on: there is no room for the drives by the yard. */
  async function linked(day: string): Promise<[GivenMove, GivenMove]> {
    const a = await givenBookedJob(api, day, trucks[0] ?? '', { start: 510, duration: 3 });
    const b = await givenJob(api, day, { start: 720, duration: 3, stops: NEAR_STOPS });
    expect((await follow(api, b, a)).status).toBe(200);
    return [a, b];
  }

  it('ends the leg with them, and makes it again when it is taken back [R-PLAN-12, R-PLAN-14]', async () => {
    const day = '2027-10-04';
    const [a, b] = await linked(day);
    const before = shown(await dayView(api, day));
    const made = await repairOf(api, day, { truckDown: { truck: trucks[0] } });
    const [option] = made.options;
    const ended = option?.steps.find(({ op }) => op === 'follow');
    expect(ended).toMatchObject({
      id: b.operationId,
      customerId: b.customerId,
      from: { after: a.operationId },
      to: { after: null },
    });
    const done = await apply(api, made._id, { option: 1, version: made.version });
    expect(done.status).toBe(200);
    expect(Object.keys(done.body.nounces).toSorted()).toEqual(
      [a.customerId, b.customerId].toSorted(),
    );
    expect(await drivesOf(api, b)).toMatchObject({ follows: null });
    expect((await undo(api, made._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('is not taken back where the branch has no direct legs by now [R-PLAN-12]', async () => {
    const day = '2027-10-05';
    await linked(day);
    const made = await repairOf(api, day, { truckDown: { truck: trucks[0] } });
    expect((await apply(api, made._id, { option: 1, version: made.version })).status).toBe(200);
    const applied = shown(await dayView(api, day));
    await switchDirectLegs(api, false);
    const refused = await undo(api, made._id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROPOSAL_CHANGED' } });
    // A setting of the branch is in the way, and nobody's change of a step.
    expect(refused.body.message).toBe("1 of these steps can't be taken back.");
    await switchDirectLegs(api, true);
    expect(shown(await dayView(api, day))).toBe(applied);
    expect((await undo(api, made._id)).status).toBe(200);
  });
});
