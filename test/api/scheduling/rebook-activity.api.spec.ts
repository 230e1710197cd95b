import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { rebook } from '../../support/given/retime-calls.js';
import { dayView, saveOperation, UNKNOWN } from './day-calls.js';
import { withFreshTokens } from './fresh-tokens.js';

describe('POST /move/activity/{activityId}/rebook', () => {
  let api: TestApi;
  let truck: string;
  let other: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
    other = (await givenTruck(api))._id;
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-09');

  async function booked(day = freshDay(), on = truck): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const { status, body } = await assign(api, move, on);
    expect(status).toBe(200);
    return { ...move, nounce: body.nounce };
  }

  /** A move whose activity needs two trucks, on one of them. */
  async function bookedOnOne(numMovers = 4): Promise<GivenMove & { second: string; day: string }> {
    const day = freshDay();
    const move = await givenMove(api, day);
    const operations = [{ _id: move.operationId, moverCount: 2 }, { moverCount: 2 }];
    const activity = { _id: move.activityId, truckCount: 2, numMovers, operations };
    const { body } = await api.as('sales').put<CustomerView>(`customermgt/${move.customerId}`, {
      nounce: move.nounce,
      move: { activities: [activity] },
    });
    const second = body.move.activities[0]?.operations[1]?._id ?? '';
    const first = await assign(api, { ...move, nounce: body.nounce }, truck);
    expect(first.status).toBe(200);
    return { ...move, nounce: first.body.nounce, second, day };
  }

  /** The same on both. */
  async function bookedOnTwo(): Promise<Awaited<ReturnType<typeof bookedOnOne>>> {
    const move = await bookedOnOne();
    const { nounce, second } = move;
    const { status, body } = await assign(api, { operationId: second, nounce }, other);
    expect(status).toBe(200);
    return { ...move, nounce: body.nounce };
  }

  const alone = (move: GivenMove, over: object = {}) => [
    { _id: move.operationId, start: '08:30', truck, ...over },
  ];

  it('is refused without the right to sell', async () => {
    const move = await booked();
    const to = freshDay();
    expect((await rebook(api, move, to, alone(move), api.anonymous)).status).toBe(401);
    expect((await rebook(api, move, to, alone(move), api.as('mover'))).status).toBe(403);
  });

  it.each([
    [{ start: undefined }, 'operations.0.start'],
    [{ start: '08:40' }, 'operations.0.start'],
    [{ duration: 0.5 }, 'operations.0.duration'],
    [{ duration: 15 }, 'operations.0.duration'],
    [{ truck: undefined }, 'operations.0.truck'],
    [{ agreed: 'yes, they did' }, 'operations.0.agreed'],
  ])('names what is wrong with %j', async (over, path) => {
    const move = { activityId: UNKNOWN, nounce: '1' };
    const operations = [{ _id: UNKNOWN, start: '08:30', truck: null, ...over }];
    const answer = await rebook(api, move, '2027-09-30', operations);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect(await rebook(api, move, '9999-12-31', [])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'activityDay' }] },
    });
  });

  it('knows no unknown activity or truck, and refuses a stale nounce', async () => {
    const move = await booked();
    const to = freshDay();
    const nothing = await rebook(api, { ...move, activityId: UNKNOWN }, to, alone(move));
    expect(nothing).toMatchObject({ status: 404, body: { message: 'Activity not found' } });
    const nowhere = await rebook(api, move, to, alone(move, { truck: UNKNOWN }));
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'Truck not found' } });
    const stale = await rebook(api, { ...move, nounce: '999' }, to, alone(move));
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_NOUNCE' } });
  });

  it('takes a booked move to another day, where its truck is taken; the old one is free [R-BOARD-34]', async () => {
    const [from, to] = [freshDay(), freshDay()];
    const move = await booked(from);
    const answer = await rebook(api, move, to, alone(move, { start: '10:00', duration: 3 }));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        activity: {
          _id: move.activityId,
          activityDay: to,
          state: 'committed',
          operations: [{ date: `${to}T15:00:00.000Z`, duration: 3, truck }],
        },
        bookings: [
          {
            operation: { _id: move.operationId, truck },
            grid: { column: 12, span: 12 },
            metaData: { nounce: answer.body.nounce, activity: { estHours: 4 } },
          },
        ],
      },
    });
    expect((await readMove(api, move.customerId)).nounce).toBe(answer.body.nounce);
    expect((await dayView(api, from)).customers).toEqual([]);
    expect((await dayView(api, to)).customers).toMatchObject([{ _id: move.customerId }]);
    await booked(from);
    const [event] = await historyOf(api, 'customer', move.customerId);
    expect(event).toMatchObject({ type: 'BOOKED', employee_id: api.people.sales._id });
    const fields = event?.changes.map(({ field }) => field.split('.').at(-1));
    expect(fields?.sort()).toEqual(['activityDay', 'date', 'duration']);
  });

  it('rebooks on the same day too, and leaves unbooked what has no truck in the body [R-BOARD-34]', async () => {
    const day = freshDay();
    const move = await booked(day);
    const moved = await rebook(api, move, day, alone(move, { truck: other, start: '12:00' }));
    expect(moved.body.bookings).toMatchObject([{ operation: { truck: other } }]);
    const { nounce } = moved.body;
    const gone = await rebook(api, { ...move, nounce }, day, alone(move, { truck: null }));
    expect(gone).toMatchObject({
      status: 200,
      body: {
        activity: { state: 'uncommitted', operations: [{ truck: null, unassigned: false }] },
        bookings: [],
      },
    });
    expect((await dayView(api, day)).customers).toEqual([]);
  });

  it('asks for every operation of the activity, once', async () => {
    const move = await bookedOnTwo();
    const first = { _id: move.operationId, start: '08:30', truck };
    const second = { _id: move.second, start: '08:30', truck: other };
    const to = freshDay();
    for (const operations of [
      [],
      [first],
      [first, first],
      [first, second, second],
      [first, { ...second, _id: UNKNOWN }],
    ]) {
      expect(await rebook(api, move, to, operations)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'operations' }] },
      });
    }
    // Two trucks may change places in one call.
    const crossed = [
      { ...first, truck: other },
      { ...second, truck },
    ];
    const answer = await rebook(api, move, move.day, crossed);
    expect(answer.status).toBe(200);
    expect(answer.body.bookings).toHaveLength(2);
  });

  it('refuses a move of which nothing is booked', async () => {
    const move = await givenMove(api, freshDay());
    expect(await rebook(api, move, freshDay(), alone(move))).toMatchObject({
      status: 409,
      body: { code: 'NOT_BOOKED', message: 'No part of this move is booked.' },
    });
    const row = await unassign(api, move, { unassigned: 'true' });
    const waiting = { ...move, nounce: row.body.nounce };
    expect((await rebook(api, waiting, freshDay(), alone(move))).status).toBe(200);
  });

  it('does nothing at all where one of its trucks is taken, and names who is there [R-BOARD-34]', async () => {
    const move = await bookedOnTwo();
    const to = freshDay();
    const rival = await booked(to, other);
    const answer = await rebook(api, move, to, [
      { _id: move.operationId, start: '08:30', truck },
      { _id: move.second, start: '12:15', truck: other },
    ]);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_TAKEN',
        with: [{ kind: 'booking', operation: rival.operationId, start: '08:30', end: '12:30' }],
      },
    });
    const { customer, nounce } = await readMove(api, move.customerId);
    expect(nounce).toBe(move.nounce);
    expect(customer.move.activities[0]?.operations.map((one) => one.truck)).toEqual([truck, other]);
    await booked(to, truck);
  });

  it('refuses a truck and a start as an assignment and another time do', async () => {
    const move = await bookedOnTwo();
    const to = freshDay();
    const parts = (first: object, second: object = {}) => [
      { _id: move.operationId, start: '08:30', truck, ...first },
      { _id: move.second, start: '08:30', truck: other, ...second },
    ];
    const parked = await givenTruck(api, { inService: false });
    const codes = async (...sent: [object, object?]) =>
      (await rebook(api, move, to, parts(...sent))).body;
    expect(await codes({ truck: parked._id })).toMatchObject({ code: 'TRUCK_UNAVAILABLE' });
    expect(await codes({ duration: 14 })).toMatchObject({ code: 'OUTSIDE_GRID' });
    expect(await codes({}, { start: '15:30' })).toMatchObject({
      code: 'START_NOT_OFFERED',
      earliest: '08:00',
      latest: '15:00',
    });
    expect(await codes({ start: '21:00', truck: null })).toMatchObject({
      code: 'START_NOT_OFFERED',
    });
  });

  it('refuses to complete an activity with other movers than were asked for', async () => {
    const move = await bookedOnOne(5);
    const parts = [
      { _id: move.operationId, start: '08:30', truck },
      { _id: move.second, start: '08:30', truck: other },
    ];
    expect(await rebook(api, move, freshDay(), parts)).toMatchObject({
      status: 422,
      body: { code: 'CREW_MISMATCH' },
    });
  });

  it('refuses a day on which the customer has another activity, as a save does [R-BOARD-34]', async () => {
    const move = await booked();
    const to = freshDay();
    const { body } = await api
      .as('sales')
      .post<{ activity: ActivityView; nounce: string }>('move/activity', {
        movingContractId: move.customerId,
        nounce: move.nounce,
        activityDay: to,
      });
    const answer = await rebook(api, { ...move, nounce: body.nounce }, to, alone(move));
    expect(answer).toMatchObject({ status: 422, body: { code: 'PRE_SAVE_CHECKS' } });
  });

  it('leaves a job alone that has begun, but for its length [R-BOARD-32]', async () => {
    const day = freshDay();
    const move = await booked(day);
    api.setTime(`${day}T13:30:00Z`);
    const then = await withFreshTokens(api);
    expect(await rebook(then, move, freshDay(), alone(move))).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_STARTED' },
    });
    const later = await rebook(then, move, day, alone(move, { start: '09:00' }));
    expect(later.body.code).toBe('ALREADY_STARTED');
    expect((await rebook(then, move, day, alone(move, { duration: 6 }))).status).toBe(200);
  });

  it('lets the drives follow the legs again, as unbooking does [R-BOARD-34]', async () => {
    const move = await givenMove(api, freshDay());
    const drives = { startingDriveTime: 0.5, endingDriveTime: 0.5 };
    const nounce = await saveOperation(api, move, { bookingEnvelope: drives });
    const { body } = await assign(api, { ...move, nounce }, truck);
    const on = { ...move, nounce: body.nounce };
    // Typed by a person: kept.
    const answer = await rebook(api, on, freshDay(), alone(move, { start: '08:00' }));
    expect(answer.body.bookings?.[0]?.operation.bookingEnvelope).toMatchObject(drives);
    expect(answer.body.bookings?.[0]?.grid).toEqual({ column: 2, span: 20 });
  });

  it('asks for another confirmation once one went out', async () => {
    const move = await booked();
    const email = {
      template: 'confirmation',
      sent: new Date(),
      acceptedVersion: Number(move.nounce),
    } as const;
    await api.execute(new NoteEmailDeliveredCommand(move.customerId, email));
    await rebook(api, move, freshDay(), alone(move));
    expect((await readMove(api, move.customerId)).customer.move.meta.reconfirm).toBe(true);
  });
});
