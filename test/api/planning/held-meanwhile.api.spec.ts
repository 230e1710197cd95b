import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { confirm, contactOf, DAY, givenArea, givenReservation } from '../booking/visitor-calls.js';
import { dayView } from '../scheduling/day-calls.js';
import { givenHold, holdsOf, release } from '../scheduling/hold-calls.js';
import {
  apply,
  givenJob,
  proposal,
  propose,
  repairOf,
  shown,
  twoTrucks,
  undo,
  worked,
} from './desk-calls.js';

/** What colleagues and visitors hold on a truck that the desk takes out, and gives back. */
describe('a time that is held on a truck that goes down', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await twoTrucks(api);
  });
  afterAll(() => api?.close());

  const view = (branchId: string) => dayView(api, DAY, { branchId });
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

  it('goes to another truck where a visitor holds it, who books it there, or comes back with its truck [R-PLAN-45]', async () => {
    const area = await givenArea(api);
    const { branch, truckId: down } = area;
    const other = (await givenTruck(api, { branchId: branch._id }))._id;
    const { reservationId, ...held } = await givenReservation(api, area);
    const [{ truck: own } = { truck: '' }] = (await view(branch._id)).reservations;
    const spare = own === down ? other : down;
    const before = shown(await view(branch._id));
    const goesDownHere = async () => {
      const cause = { truckDown: { truck: own } };
      const asked = await propose(api, { branchId: branch._id, date: DAY, kind: 'repair', cause });
      const made = await worked(api, asked.body._id);
      expect(made.words).toMatch(/A visitor of the web site holds 9 AM to 1 PM, which .+ takes\./);
      const done = await apply(api, made._id, { option: 0, version: made.version });
      expect(done.status).toBe(200);
      return made._id;
    };
    const id = await goesDownHere();
    expect((await view(branch._id)).reservations).toMatchObject([{ truck: spare }]);
    expect((await undo(api, id)).status).toBe(200);
    expect(shown(await view(branch._id))).toBe(before);
    await goesDownHere();
    const booked = await confirm(api, reservationId, contactOf(area, held));
    expect(booked.status).toBe(201);
    const [customer] = (await view(branch._id)).customers;
    expect(customer?.bookings[0]?.operation.truck).toBe(spare);
  });

  it('is in the way, in words, where no other truck is free [R-PLAN-45]', async () => {
    const area = await givenArea(api);
    const { branch, truckId: truck } = area;
    await givenReservation(api, area);
    const before = shown(await view(branch._id));
    const cause = { truckDown: { truck } };
    const asked = await propose(api, { branchId: branch._id, date: DAY, kind: 'repair', cause });
    const made = await worked(api, asked.body._id);
    expect(made.words).toMatch(/holds 9 AM to 1 PM, and no other truck is free then/);
    const refused = await apply(api, made._id, { option: 0, version: made.version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROPOSAL_STALE' } });
    expect(refused.body.steps?.[0]?.message).toBe(
      'A visitor of the web site holds 9:00 AM to 1:00 PM on this truck, and no other truck is free then.',
    );
    expect(shown(await view(branch._id))).toBe(before);
  });
});
