import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { AGREED, retime } from '../../support/given/retime-calls.js';
import { saveOperation, UNKNOWN } from './day-calls.js';
import { withFreshTokens } from './fresh-tokens.js';

/** Jobs are made from 8:30 to 12:30 without drives. */
const NEW_JOB = { start: '08:30', duration: 4 };

describe('PUT /assignment/operation/{branchId}/{operationId}/time', () => {
  let api: TestApi;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-07');

  /** On the truck, alone on its day unless one is named. */
  async function booked(day = freshDay(), on = truck): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const { status, body } = await assign(api, move, on);
    expect(status).toBe(200);
    return { ...move, nounce: body.nounce };
  }

  const times = async (move: GivenMove) => {
    const { customer } = await readMove(api, move.customerId);
    const [operation] = customer.move.activities[0]?.operations ?? [];
    return { date: operation?.date, duration: operation?.duration, truck: operation?.truck };
  };

  it('is refused without the right to sell', async () => {
    const move = await booked();
    expect((await retime(api, move, { duration: 5 }, api.anonymous)).status).toBe(401);
    expect((await retime(api, move, { duration: 5 }, api.as('mover'))).status).toBe(403);
  });

  it.each([
    [{}, 'start'],
    [{ start: '8:30' }, 'start'],
    [{ start: '09:10' }, 'start'],
    [{ start: null }, 'start'],
    [{ duration: 0.75 }, 'duration'],
    [{ duration: 14.25 }, 'duration'],
    [{ duration: 2.1 }, 'duration'],
    [{ start: '09:00', agreed: 'ok' }, 'agreed'],
    [{ start: '09:00', agreed: 'x'.repeat(201) }, 'agreed'],
    [{ duration: 5, expect: { truck: null, unassigned: true } }, 'expect'],
    [{ duration: 5, truck: UNKNOWN }, 'truck'],
  ])('names what is wrong with %j', async (body, path) => {
    const answer = await retime(api, { operationId: UNKNOWN, nounce: '1' }, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('knows neither unknown operations nor unknown branches, and refuses a stale nounce', async () => {
    const move = await booked();
    const nobody = await retime(api, { ...move, operationId: UNKNOWN }, { duration: 5 });
    expect(nobody).toMatchObject({ status: 404, body: { message: 'Operation not found' } });
    const nowhere = await retime({ ...api, branchId: UNKNOWN }, move, { duration: 5 });
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
    const stale = await retime(api, { ...move, nounce: '999' }, { duration: 5 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_NOUNCE' } });
  });

  it('lengthens a job on its truck and frees what it no longer needs; price and hours stay [R-BOARD-30]', async () => {
    const day = freshDay();
    const move = await booked(day);
    const before = (await readMove(api, move.customerId)).customer.move.activities[0];
    const longer = await retime(api, move, { duration: 5 });
    expect(longer).toMatchObject({
      status: 200,
      body: {
        booking: {
          operation: { _id: move.operationId, truck, bookingEnvelope: { jobDuration: 5 } },
          grid: { column: 6, span: 20 },
          metaData: { duration: 5, nounce: longer.body.nounce },
        },
      },
    });
    expect(longer.body.nounce).not.toBe(move.nounce);
    const after = (await readMove(api, move.customerId)).customer.move.activities[0];
    expect(after).toMatchObject({
      estHours: before?.estHours,
      estTotalCost: before?.estTotalCost,
      state: 'committed',
    });
    const next = await givenMove(api, day);
    const nounce = await saveOperation(api, next, { date: `${day}T17:30:00Z` });
    expect((await assign(api, { ...next, nounce }, truck)).body.code).toBe('SLOT_TAKEN');
    await retime(api, { ...move, nounce: longer.body.nounce }, { duration: 2 });
    expect((await assign(api, { ...next, nounce }, truck)).status).toBe(200);
  });

  it('starts a booked job at another time once the customer agreed, and keeps their words [R-BOARD-31]', async () => {
    const move = await booked();
    const unasked = await retime(api, move, { start: '09:00' });
    expect(unasked).toMatchObject({
      status: 422,
      body: {
        code: 'AGREEMENT_NEEDED',
        message: 'The customer was promised 8:30 AM. Note how they agreed to the new time.',
      },
    });
    const later = await retime(api, move, { start: '09:00', agreed: AGREED });
    expect(later).toMatchObject({
      status: 200,
      body: { booking: { operation: { truck }, grid: { column: 8, span: 16 } } },
    });
    const [event] = await historyOf(api, 'customer', move.customerId);
    expect(event).toMatchObject({
      type: 'UPDATED',
      employee_id: api.people.sales._id,
      data: { agreed: AGREED },
      changes: [{ before: expect.anything(), after: expect.anything() }],
    });
    expect(event?.changes.map(({ field }) => field.split('.').at(-1))).toEqual(['date']);
  });

  it('needs no agreement for the start that it has', async () => {
    const move = await booked();
    expect((await retime(api, move, NEW_JOB)).status).toBe(200);
  });

  it('changes one on the Unassigned row too, its place stays [R-BOARD-30]', async () => {
    const move = await booked();
    const row = await unassign(api, move, { unassigned: 'true' });
    const { nounce } = row.body;
    const answer = await retime(api, { ...move, nounce }, { start: '10:00', duration: 3 });
    expect(answer.body.code).toBe('AGREEMENT_NEEDED');
    const agreed = { start: '10:00', duration: 3, agreed: AGREED };
    expect(await retime(api, { ...move, nounce }, agreed)).toMatchObject({
      status: 200,
      body: {
        booking: {
          operation: { truck: null, unassigned: true },
          grid: { column: 12, span: 12 },
        },
      },
    });
  });

  it('refuses what is on no board [R-BOARD-30]', async () => {
    const move = await givenMove(api, freshDay());
    expect(await retime(api, move, { duration: 5 })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ON_BOARD', message: 'This move is not on the board.' },
    });
  });

  it('offers the starts of the customer page, and says between which [R-BOARD-31]', async () => {
    const move = await booked();
    for (const start of ['07:45', '15:15', '06:00', '21:00']) {
      expect(await retime(api, move, { start, agreed: AGREED })).toMatchObject({
        status: 422,
        body: {
          code: 'START_NOT_OFFERED',
          message: 'This move may start from 8:00 AM to 3:00 PM.',
          earliest: '08:00',
          latest: '15:00',
        },
      });
    }
    // What it would take decides, not what it takes now.
    const shorter = { start: '15:15', duration: 3, agreed: AGREED };
    expect((await retime(api, move, shorter)).status).toBe(200);
  });

  it('lets a job grow as far as the board goes, and no further [R-BOARD-30]', async () => {
    const move = await booked();
    const far = await retime(api, move, { duration: 13.75 });
    expect(far).toMatchObject({
      status: 200,
      body: { booking: { grid: { column: 6, span: 55 } } },
    });
    const further = await retime(api, { ...move, nounce: far.body.nounce }, { duration: 14 });
    expect(further).toMatchObject({ status: 409, body: { code: 'OUTSIDE_GRID' } });
    expect(await times(move)).toMatchObject({ duration: 13.75 });
  });

  it('names what stands in the way, bookings and holds, and writes nothing [R-BOARD-33]', async () => {
    const day = freshDay();
    const move = await booked(day);
    const other = await givenMove(api, day, { name: 'Park' });
    const nounce = await saveOperation(api, other, { date: `${day}T18:00:00Z`, duration: 2 });
    expect((await assign(api, { ...other, nounce }, truck)).status).toBe(200);
    const booking = {
      kind: 'booking',
      operation: other.operationId,
      customerName: `${other.customer.firstName} Park`,
      start: '13:00',
      end: '15:00',
    };
    // It fits until 1:00 PM; from 1:15 PM on something is there.
    const fits = await retime(api, move, { duration: 4.5 });
    expect(fits.status).toBe(200);
    const wanted = { ...move, nounce: fits.body.nounce };
    expect(await retime(api, wanted, { duration: 4.75 })).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_TAKEN',
        message: 'That time is already booked on this truck.',
        with: [booking],
      },
    });
    // What is in the way is said before anything that a person could still mend.
    const unasked = await retime(api, wanted, { start: '10:00' });
    expect(unasked.body).toMatchObject({ code: 'SLOT_TAKEN', with: [booking] });
    expect(await times(move)).toMatchObject({ date: `${day}T13:30:00.000Z`, duration: 4.5, truck });
  });

  it('names a visitor who holds the time [R-BOARD-33]', async () => {
    const day = freshDay();
    const trucks = [truck, (await givenTruck(api))._id];
    const moves = await Promise.all(trucks.map((one) => booked(day, one)));
    const request = {
      branchId: api.branchId,
      day,
      window: { start: new Date(`${day}T19:30:00Z`), end: new Date(`${day}T21:30:00Z`) },
      expiresAt: new Date(Date.now() + 600_000),
      secretHash: 'secret',
      heldBy: null,
    };
    await api.execute(new ReserveSlotCommand(request));
    const answers = await Promise.all(moves.map((one) => retime(api, one, { duration: 7 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.flatMap(({ body }) => body.with ?? [])).toEqual([
      { kind: 'hold', operation: null, customerName: null, start: '14:30', end: '16:30' },
    ]);
  });

  it('lets only the length change once the truck is on its way [R-BOARD-32]', async () => {
    const day = freshDay();
    const move = await booked(day);
    const nounce = await saveOperation(
      api,
      { ...move, nounce: (await unassign(api, move)).body.nounce },
      { bookingEnvelope: { startingDriveTime: 0.5, endingDriveTime: 0.5 } },
    );
    const { body } = await assign(api, { ...move, nounce }, truck);
    api.setTime(`${day}T13:00:00Z`);
    const then = await withFreshTokens(api);
    const begun = { ...move, nounce: body.nounce };
    const later = { start: '09:00', agreed: AGREED };
    expect(await retime(then, begun, later)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_STARTED', message: 'This job has already started.' },
    });
    expect((await retime(then, begun, { duration: 6 })).status).toBe(200);
  });

  it('is taken back by the opposite call, and refused where somebody was quicker', async () => {
    const move = await booked();
    const { nounce } = (await retime(api, move, { start: '10:00', duration: 3, agreed: AGREED }))
      .body;
    const there = { truck, unassigned: false };
    const opposite = {
      ...NEW_JOB,
      agreed: 'Taken back',
      expect: { ...there, start: '10:00', duration: 3 },
    };
    // The customer's other facts may have changed meanwhile.
    await api.as('sales').put(`customermgt/${move.customerId}`, { nounce, lastName: 'Renamed' });
    const back = await retime(api, { ...move, nounce }, opposite);
    expect(back).toMatchObject({
      status: 200,
      body: { booking: { grid: { column: 6, span: 16 } } },
    });
    for (const seen of [{ start: '10:00' }, { duration: 3 }, { truck: null }]) {
      const believed = { ...there, ...NEW_JOB, ...seen };
      const again = { ...move, nounce: back.body.nounce };
      const answer = await retime(api, again, { duration: 5, expect: believed });
      expect(answer).toMatchObject({ status: 409, body: { code: 'BLOCK_CHANGED' } });
    }
  });
});
