import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { dayView } from '../scheduling/day-calls.js';
import { givenHold, holdsOf, release } from '../scheduling/hold-calls.js';
import { apply, givenJob, proposal, repairOf, shown, twoTrucks, undo } from './desk-calls.js';

/** What colleagues hold on a truck that the desk takes out, and gives back. */
describe('a time that is held on a truck that goes down', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await twoTrucks(api);
  });
  afterAll(() => api?.close());

  const held = (day: string, more: object = {}): Promise<HoldView> =>
    givenHold(api, '09:00', {
      ...{ branchId: api.branchId, from: day, draft: day, duration: 3 },
      ...{ driveOut: 0.5, driveBack: 0.5, ...more },
    });
  /** The truck of a hold goes down, and nothing else is done about it. */
  const goesDown = async (day: string, truck: string, from?: string) => {
    const made = await repairOf(api, day, { truckDown: { truck, from } });
    const done = await apply(api, made._id, { option: 0, version: made.version });
    expect(done.status).toBe(200);
    return made._id;
  };

  it('ends, and comes back with the truck as it was [R-PLAN-10, R-PLAN-12]', async () => {
    const day = '2027-10-05';
    const hold = await held(day);
    const [down = ''] = hold.trucks.map(({ truck }) => truck);
    const before = shown(await dayView(api, day));
    const id = await goesDown(day, down);
    expect((await holdsOf(api)).body).toEqual([]);
    const view = await dayView(api, day);
    expect(view.reservations).toEqual([]);
    expect(view.trucks.find(({ _id }) => _id === down)?.unavailable).toBe(true);
    expect((await undo(api, id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
    expect((await holdsOf(api)).body).toEqual([hold]);
    expect((await release(api, hold._id)).status).toBe(200);
  });

  it('stays ended where its holder gave it up for another, or its time is over [R-PLAN-12]', async () => {
    const day = '2027-10-06';
    const hold = await held(day);
    const [down = ''] = hold.trucks.map(({ truck }) => truck);
    const id = await goesDown(day, down);
    const other = await held(day);
    expect((await undo(api, id)).status).toBe(200);
    expect((await holdsOf(api)).body).toEqual([other]);
    const [now = ''] = other.trucks.map(({ truck }) => truck);
    const again = await goesDown(day, now);
    api.setTime(new Date(Date.parse(other.expiresAt) + 1000));
    expect((await undo(api, again)).status).toBe(200);
    expect((await holdsOf(api)).body).toEqual([]);
    api.setTime(undefined);
  });

  it('refuses to be taken back where its time is taken, with the name, and writes nothing [R-PLAN-12]', async () => {
    const day = '2027-10-07';
    const hold = await held(day);
    const [down = ''] = hold.trucks.map(({ truck }) => truck);
    // What begins before the truck is down stays free once the hold has ended.
    const id = await goesDown(day, down, '11:00');
    await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: down, duration: 2 });
    const before = shown(await dayView(api, day));
    const refused = await undo(api, id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROPOSAL_CHANGED' } });
    expect(refused.body.steps).toMatchObject([
      {
        by: expect.stringMatching(/\w/),
        message: expect.stringMatching(/^The time that .+ held on/),
      },
    ]);
    expect(shown(await dayView(api, day))).toBe(before);
    expect((await proposal(api, id)).body.state).toBe('applied');
  });
});
