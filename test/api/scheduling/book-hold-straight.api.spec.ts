import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countDrives, onNextDrive, switchMapsOff } from '../../support/api/maps-service.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { unassign } from '../../support/given/booking-calls.js';
import { follow } from '../../support/given/direct-leg-calls.js';
import { readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { rebook } from '../../support/given/retime-calls.js';
import { givenBranch, saveOperation } from './day-calls.js';
import {
  book,
  expectTaken,
  givenHeldJob,
  givenHold,
  hold,
  holdsOf,
  release,
  tokenAt,
} from './hold-calls.js';
import { givenBooked, plan } from './slot-calls.js';

const YARD = { latitude: 36.15, longitude: -95.99 };

describe('POST /slots/hold/{id}/book with drives straight to other moves', () => {
  let api: TestApi;
  let branchId: string;
  let truckId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    branchId = (await givenBranch(api, YARD))._id;
    truckId = (await givenTruck(api, { branchId }))._id;
  });
  afterEach(async () => {
    for (const { _id: id } of (await holdsOf(api)).body) await release(api, id);
  });

  const job = (more: object = {}) => givenHeldJob(api, { branchId, ...more });
  /** Straight from where a job of `givenBooked` ends. */
  const straight = () => ({
    branchId,
    stops: [{ latitude: 36.23, longitude: -95.96 }],
    driveBack: 0.5,
  });

  /** Lets one job of the truck drive straight on to the other. */
  async function link(first: { customerId: string }, next: { customerId: string }): Promise<void> {
    const [before, after] = [
      await readMove(api, first.customerId),
      await readMove(api, next.customerId),
    ];
    expect((await follow({ ...api, branchId }, after, before)).status).toBe(200);
  }

  it('drives straight from the move before and on to the one after, and says what became of them [R-SLOT-17]', async () => {
    const gomez = await givenBooked(api, truckId, { branchId });
    const lopez = await givenBooked(api, truckId, {
      branchId,
      name: 'Lopez',
      from: '17:00',
      hours: 1,
    });
    await plan(api, branchId, { directLegs: true });
    const move = await job();
    const { activityId } = move;
    const held = await givenHold(api, '12:00', { branchId, activityId, duration: 4 });
    expect(held.trucks).toMatchObject([
      { follows: gomez.operationId, leadsTo: lopez.operationId, driveBack: 0 },
    ]);
    const { status, body } = await book(api, held._id, move);
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    expect(body.bookings).toMatchObject([
      {
        operation: {
          truck: truckId,
          follows: { operationId: gomez.operationId },
          followedBy: lopez.operationId,
        },
      },
    ]);
    expect(body.neighbors).toMatchObject([
      { customerId: gomez.customerId, booking: { operation: { followedBy: move.operationId } } },
      {
        customerId: lopez.customerId,
        booking: { operation: { follows: { operationId: move.operationId } } },
      },
    ]);
    for (const { customerId, nounce } of body.neighbors) {
      expect((await readMove(api, customerId)).nounce).toBe(nounce);
    }
  });

  it('comes between two that followed each other [R-SLOT-17]', async () => {
    await plan(api, branchId, { directLegs: true });
    const gomez = await givenBooked(api, truckId, { branchId });
    const lopez = await givenBooked(api, truckId, {
      branchId,
      name: 'Lopez',
      from: '16:00',
      hours: 2,
    });
    await link(gomez, lopez);
    const move = await job({ hours: 2 });
    const { activityId } = move;
    const held = await givenHold(api, '12:30', { branchId, activityId, duration: 2 });
    expect(held.trucks).toMatchObject([{ follows: gomez.operationId, leadsTo: lopez.operationId }]);
    const { status, body } = await book(api, held._id, move);
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    expect(body.neighbors.map(({ booking }) => booking.operation)).toMatchObject([
      { _id: gomez.operationId, followedBy: move.operationId, yardLegs: { back: 0.5 } },
      {
        _id: lopez.operationId,
        follows: { operationId: move.operationId },
        yardLegs: { out: 0.5 },
      },
    ]);
  });

  it('parts two that followed each other where it drives by the yard, and says what became of them [R-SLOT-17]', async () => {
    await plan(api, branchId, { directLegs: true, longestWaitMinutes: 0 });
    const gomez = await givenBooked(api, truckId, { branchId });
    const lopez = await givenBooked(api, truckId, {
      branchId,
      name: 'Lopez',
      from: '17:00',
      hours: 1,
    });
    await link(gomez, lopez);
    const held = await givenHold(api, '13:30', { ...straight(), duration: 1 });
    expect(held.trucks).toMatchObject([{ follows: null, leadsTo: null }]);
    const { status, body } = await book(api, held._id, await job({ hours: 1 }));
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    expect(body.neighbors.map(({ booking }) => booking.operation)).toMatchObject([
      { _id: gomez.operationId, followedBy: null, bookingEnvelope: { endingDriveTime: 0.5 } },
      { _id: lopez.operationId, follows: null, bookingEnvelope: { startingDriveTime: 0.5 } },
    ]);
    for (const { customerId, nounce } of body.neighbors) {
      expect((await readMove(api, customerId)).nounce).toBe(nounce);
    }
  });

  it('is refused with others where the move before is elsewhere by now, or another came between [R-SLOT-17]', async () => {
    const gomez = await givenBooked(api, truckId, { branchId });
    await plan(api, branchId, { directLegs: true });
    const held = await givenHold(api, '13:15', straight());
    expect(held.trucks).toMatchObject([{ follows: gomez.operationId }]);
    const move = await job();
    const without = { bookingEnvelope: { startingDriveTime: 0, endingDriveTime: 0 } };
    const between = await givenBooked(api, truckId, {
      ...{ branchId, from: '12:00', hours: 1, operation: without },
    });
    await expectTaken(api, held, move);
    expect(
      (await unassign({ ...api, branchId }, await readMove(api, between.customerId))).status,
    ).toBe(200);
    const parts = [{ _id: gomez.operationId, truck: truckId, start: '08:30', duration: 3 }];
    const { nounce } = await readMove(api, gomez.customerId);
    expect(await rebook(api, { ...gomez, nounce }, '2027-03-09', parts)).toMatchObject({
      status: 200,
    });
    await expectTaken(api, held, move);
  });

  it('keeps a typed drive, and must know where the job begins [R-SLOT-17]', async () => {
    await givenBooked(api, truckId, { branchId });
    await plan(api, branchId, { directLegs: true });
    const held = await givenHold(api, '12:00', straight());
    const typed = await job({ operation: { bookingEnvelope: { startingDriveTime: 1 } } });
    const lost = await job();
    const [activity] = lost.customer.move.activities;
    const locations = activity?.locations.map((stop) => {
      return { ...stop, latitude: null, longitude: null };
    });
    const nounce = await saveOperation(api, lost, {}, { locations });
    for (const [move, code, message] of [
      [typed, 'LEG_TYPED', 'A typed drive is kept.'],
      [{ ...lost, nounce }, 'LEG_UNKNOWN', 'This drive is not known yet.'],
    ] as const) {
      expect(await book(api, held._id, move)).toMatchObject({
        status: 409,
        body: { code, message },
      });
    }
    expect((await holdsOf(api)).body).toEqual([held]);
  });

  it('is refused where it no longer fits before the drive of a job of any branch is looked at [R-SLOT-17]', async () => {
    await givenBooked(api, truckId, { branchId });
    await plan(api, branchId, { directLegs: true });
    const lopez = { branchId, from: '17:30', hours: 1 };
    await givenBooked(api, truckId, lopez);
    const held = await givenHold(api, '12:00', { ...straight(), duration: 2, driveBack: 0.5 });
    const typed = { bookingEnvelope: { startingDriveTime: 1 } };
    await expectTaken(api, held, await job({ hours: 6, operation: typed }));
    const { _id: elsewhere } = await givenBranch(api, YARD);
    await expectTaken(api, held, await givenHeldJob(api, { branchId: elsewhere, hours: 6 }));
    expect(await book(api, held._id, await job({ operation: typed }))).toMatchObject({
      body: { code: 'LEG_TYPED' },
    });
  });

  it('needs the maps service once nothing else refuses it [R-DIRECT-10]', async () => {
    await givenBooked(api, truckId, { branchId });
    await plan(api, branchId, { directLegs: true });
    const move = await job();
    const token = await tokenAt(api, '12:00', straight());
    const switchMapsOn = switchMapsOff(api);
    expect((await hold(api, token)).status).toBe(503);
    switchMapsOn();
    const { body: held } = await hold(api, token);
    expect(held.trucks).toMatchObject([{ truck: truckId, follows: expect.any(String) }]);
    const switchOnAgain = switchMapsOff(api);
    expect(await hold(api, token, api.as('admin'))).toMatchObject({ body: { code: 'SLOT_TAKEN' } });
    const stale = { ...move, nounce: '999' };
    expect(await book(api, held._id, stale)).toMatchObject({ body: { code: 'STALE_NOUNCE' } });
    expect((await book(api, held._id, move)).status).toBe(503);
    switchOnAgain();
    expect((await book(api, held._id, move)).status).toBe(200);
  });

  it('keeps nobody from changing what it needs while it asks for a drive, and asks again then [R-DIRECT-10]', async () => {
    const gomez = await givenBooked(api, truckId, { branchId });
    await plan(api, branchId, { directLegs: true });
    const move = await job();
    const token = await tokenAt(api, '13:00', straight());
    const later = (minutes: number) => () => plan(api, branchId, { turnaroundMinutes: minutes });
    onNextDrive(api, later(30));
    const { body: held } = await hold(api, token);
    expect(held.trucks).toMatchObject([{ truck: truckId, follows: gomez.operationId }]);
    onNextDrive(api, later(15));
    expect((await book(api, held._id, move)).status).toBe(200);
  });

  it('follows nobody straight once the branch drives by the yard again [R-SLOT-17]', async () => {
    await givenBooked(api, truckId, { branchId });
    await plan(api, branchId, { directLegs: true });
    const move = await job();
    const held = await givenHold(api, '12:15', straight());
    await plan(api, branchId, { directLegs: false });
    const asked = countDrives(api);
    await expectTaken(api, held, move);
    expect(asked()).toBe(0);
  });
});
