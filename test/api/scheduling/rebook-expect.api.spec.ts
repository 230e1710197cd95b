import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import type { RebookAnswer } from '../../support/given/retime-calls.js';
import { UNKNOWN } from './day-calls.js';

describe('POST /move/activity/{activityId}/rebook, with `expect`', () => {
  let api: TestApi;
  let truck: string;
  let other: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
    other = (await givenTruck(api))._id;
  });
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-10');

  async function booked(): Promise<GivenMove & { day: string }> {
    const day = freshDay();
    const move = await givenMove(api, day);
    const { body } = await assign(api, move, truck);
    return { ...move, nounce: body.nounce, day };
  }

  const seen = ({ operationId }: GivenMove, activityDay: string, over: object = {}) => ({
    activityDay,
    operations: [
      { _id: operationId, truck, unassigned: false, start: '08:30', duration: 4, ...over },
    ],
  });

  const sendTo = (
    { activityId, nounce }: Pick<GivenMove, 'activityId' | 'nounce'>,
    body: object,
  ): Promise<RebookAnswer> =>
    api.as('sales').post(`move/activity/${activityId}/rebook`, { customerNounce: nounce, ...body });

  const send = (move: GivenMove, expected: unknown) => {
    const operations = [{ _id: move.operationId, start: '10:00', truck: other }];
    return sendTo(move, { activityDay: freshDay(), operations, expect: expected });
  };

  it('refuses to go from where the move is not, and does nothing [R-BOARD-54]', async () => {
    const move = await booked();
    for (const elsewhere of [
      seen(move, freshDay()),
      seen(move, move.day, { truck: other }),
      seen(move, move.day, { truck: null, unassigned: true }),
      seen(move, move.day, { start: '08:15' }),
      seen(move, move.day, { duration: 4.25 }),
      seen(move, move.day, { _id: UNKNOWN }),
      { activityDay: move.day, operations: [] },
    ]) {
      expect(await send(move, elsewhere)).toMatchObject({
        status: 409,
        body: { code: 'BLOCK_CHANGED', message: 'Someone else has moved it since.' },
      });
    }
    expect((await readMove(api, move.customerId)).nounce).toBe(move.nounce);
    expect((await send(move, seen(move, move.day))).status).toBe(200);
  });

  it('takes an older version whose activity is as it was [R-BOARD-54]', async () => {
    const move = await booked();
    const { body } = await api
      .as('sales')
      .put<{ nounce: string }>(`customermgt/${move.customerId}`, {
        nounce: move.nounce,
        lastName: 'Renamed',
      });
    expect(body.nounce).not.toBe(move.nounce);
    const late = await rebook(api, move, freshDay(), [
      { _id: move.operationId, start: '10:00', truck: other },
    ]);
    expect(late.body.code).toBe('STALE_NOUNCE');
    expect((await send(move, seen(move, move.day))).status).toBe(200);
  });

  it('is not asked about where the activity itself is another than the sender saw', async () => {
    const move = await booked();
    const longer = await retime(api, move, { duration: 5 });
    expect(longer.status).toBe(200);
    expect((await send(move, seen(move, move.day))).body.code).toBe('STALE_NOUNCE');
    const now = { ...move, nounce: longer.body.nounce };
    expect((await send(now, seen(move, move.day))).body.code).toBe('BLOCK_CHANGED');
    const moved = await retime(api, now, { start: '09:00', agreed: AGREED });
    const last = { ...move, nounce: moved.body.nounce };
    const there = seen(move, move.day, { start: '09:00', duration: 5 });
    expect((await send(last, there)).status).toBe(200);
  });

  it.each([
    [null],
    ['there'],
    [{ activityDay: '2027-10-01' }],
    [{ activityDay: '10/01/2027', operations: [] }],
    [{ activityDay: '2027-10-01', operations: [{ _id: UNKNOWN, truck: null }] }],
    [{ activityDay: '2027-10-01', operations: [], day: '2027-10-01' }],
  ])('names what is wrong with %j', async (wrong) => {
    const move = { activityId: UNKNOWN, nounce: '1' };
    const body = { activityDay: '2027-10-30', operations: [], expect: wrong };
    const answer = await sendTo(move, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'expect' }] } });
  });
});
