import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { hire } from '../../support/given/hire.js';
import { dayView, seat, unseat } from '../scheduling/day-calls.js';
import { removeStandIn } from '../scheduling/stand-in-calls.js';
import { apply, bookingOf, givenJob, repairOf, shown, undo } from './desk-calls.js';

/** Trucks that a repair brings: one that takes over a row, or a rental. */
describe('another truck for one that is down', () => {
  let api: TestApi;
  let trucks: [string, string];
  /** Of the other truck. */
  let otherName: string;

  beforeAll(async () => {
    api = await startTestApi();
    const [down, other] = [await givenTruck(api), await givenTruck(api)];
    trucks = [down._id, other._id];
    otherName = other.name;
  });
  afterEach(() => api.setTime(undefined));
  afterAll(() => api?.close());

  it('takes over its row with the work that has begun, and gives it back byte for byte [R-PLAN-12, R-PLAN-16]', async () => {
    const day = '2027-09-01';
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: trucks[0] });
    await givenJob(api, day, { name: 'Park', clock: '19:30', truck: trucks[0], duration: 3 });
    const lead = await hire(api, { roles: ['team_lead'] });
    await seat(api, day, { mover: lead._id, truck: trucks[0], position: 0 });
    // 9:37 AM.
    api.setTime(`${day}T14:37:00Z`);
    const before = shown(await dayView(api, day));
    const made = await repairOf(api, day, { truckDown: { truck: trucks[0] } });
    expect(made.words).toMatch(/ is down from 9:45 AM\.$/);
    // Noted alone, it goes down once what has begun is over.
    expect(made.now.steps).toMatchObject([
      { op: 'place', name: 'Park', to: { truck: null, unassigned: true } },
      { op: 'truck', id: trucks[0], to: { unavailable: false } },
    ]);
    expect(made.options[0]?.drafts).toMatchObject([
      {
        to: 'crew',
        ids: [lead._id],
        channel: 'text',
        text: expect.stringContaining(`From 9:45 AM you drive ${otherName}.`),
      },
    ]);
    expect(made.options[0]).toMatchObject({
      name: 'nobody',
      totals: { standIns: 1, unserved: 0, calls: 0, moved: 0 },
      steps: [
        { seq: 1, op: 'standIn', id: trucks[0], from: null, to: { by: trucks[1], from: '09:45' } },
        { seq: 2, op: 'truck', id: trucks[0], to: { unavailableFrom: '09:45' }, needs: [1] },
      ],
    });
    const { _id, version } = made;
    expect((await apply(api, _id, { option: 1, version })).status).toBe(200);
    const after = await dayView(api, day);
    expect(after.trucks.find((one) => one._id === trucks[0])).toMatchObject({
      unavailableFrom: '09:45',
      standIn: { truck: trucks[1], from: '09:45' },
    });
    expect(bookingOf(after, gomez).operation.truck).toBe(trucks[0]);
    expect(after.assignment.movers).toMatchObject([{ mover: lead._id, truck: trucks[0] }]);
    expect(JSON.stringify(await historyOf(api, 'truck', trucks[0]))).toContain('.standIn');
    expect((await undo(api, _id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
    expect((await apply(api, _id, { option: 1, version: version + 2 })).status).toBe(200);
    const gone = await removeStandIn(api, { date: day, truck: trucks[0] });
    // The truck is out: its own row cannot come back to it.
    expect(gone.status).toBe(409);
    expect((await undo(api, _id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('says so where no other one may take over [R-PLAN-13]', async () => {
    const day = '2027-09-02';
    await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: trucks[0] });
    await givenJob(api, day, { name: 'Ruiz', clock: '13:30', truck: trucks[1] });
    api.setTime(`${day}T14:37:00Z`);
    const made = await repairOf(api, day, { truckDown: { truck: trucks[0] } });
    expect(made).toMatchObject({ state: 'ready', options: [] });
    expect(made.words).toContain('Gomez has begun, and no other truck can take over.');
    expect(made.rejected).toEqual([
      { truck: trucks[1], name: otherName, why: 'Ruiz is on it until 12:30 PM' },
    ]);
  });

  it('is rented where nothing is to be lost, and goes back under the same id [R-PLAN-12, R-PLAN-17]', async () => {
    const day = '2027-09-03';
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    await givenJob(api, day, { name: 'Ruiz', clock: '14:00', truck: trucks[1], duration: 10 });
    const before = shown(await dayView(api, day));
    const made = await repairOf(api, day, { truckDown: { truck: trucks[0] } });
    const option = made.options.at(-1);
    expect(option).toMatchObject({ name: 'nothingLost', totals: { rentals: 1, unserved: 0 } });
    const [rental, place] = option?.steps ?? [];
    expect(rental).toMatchObject({ op: 'rental', from: null, to: { name: 'Rental_1' } });
    expect(place).toMatchObject({ op: 'place', id: gomez.operationId, to: { truck: rental?.id } });
    const no = option?.no ?? 0;
    for (const version of [made.version, made.version + 2]) {
      expect((await apply(api, made._id, { option: no, version })).status).toBe(200);
      const after = await dayView(api, day);
      expect(after.trucks.find((one) => one._id === rental?.id)).toMatchObject({
        isRental: true,
        rentalDay: day,
      });
      expect(bookingOf(after, gomez).operation.truck).toBe(rental?.id);
      expect((await undo(api, made._id)).status).toBe(200);
      expect(shown(await dayView(api, day))).toBe(before);
    }
  });

  it('names who sits elsewhere by now where a freed crew cannot be put back [R-PLAN-12]', async () => {
    const day = '2027-09-04';
    await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: trucks[0] });
    const lead = await hire(api, { roles: ['team_lead'] });
    await seat(api, day, { mover: lead._id, truck: trucks[0], position: 0 });
    const made = await repairOf(api, day, { truckDown: { truck: trucks[0] } });
    const seats = made.options[0]?.steps.flatMap(({ op, seq }) => (op === 'seat' ? [seq] : []));
    const wanted = { option: 1, version: made.version, leaveOut: seats };
    expect((await apply(api, made._id, wanted)).status).toBe(200);
    await seat(api, day, { mover: lead._id, truck: trucks[1], position: 0 });
    const refused = await undo(api, made._id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROPOSAL_CHANGED' } });
    expect(refused.body.message).toMatch(/ changed 1 of these steps since\.$/);
    expect(refused.body.steps).toMatchObject([
      {
        seq: made.options[0]?.steps.at(-1)?.seq,
        message: 'Someone else has changed this crew since.',
      },
    ]);
    await unseat(api, day, lead._id);
    expect((await undo(api, made._id)).status).toBe(200);
  });
});
