import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PinnedView } from '#modules/planning/contract/proposal.view.js';
import type { BoardChange, ChangeItems } from '#modules/scheduling/contract/live.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView, UNKNOWN } from '../scheduling/day-calls.js';
import { bookingOf, givenJob, propose, twoTrucks } from './desk-calls.js';
import type { DeskRefusal } from './desk-calls.js';

type PinAnswer = ApiAnswer<PinnedView & DeskRefusal>;

describe('a pin', () => {
  let api: TestApi;
  let trucks: [string, string];

  beforeAll(async () => {
    api = await startTestApi();
    trucks = await twoTrucks(api);
  });
  afterAll(() => api?.close());

  const pin = (
    operation: string,
    body: object = {},
    client: ApiClient = api.as('manager'),
  ): Promise<PinAnswer> => client.put(`planning/pin/${operation}`, body);
  const unpin = (operation: string): Promise<PinAnswer> =>
    api.as('manager').delete(`planning/pin/${operation}`);

  it('is for those who dispatch, of a move that is on a board whose day is not over [R-PLAN-15]', async () => {
    const day = '2027-07-01';
    expect((await pin(UNKNOWN, {}, api.as('sales'))).status).toBe(403);
    expect(await pin(UNKNOWN)).toMatchObject({
      status: 404,
      body: { message: 'Operation not found' },
    });
    expect((await unpin(UNKNOWN)).status).toBe(404);
    const long = { why: 'x'.repeat(101) };
    expect((await pin(UNKNOWN, long)).body.errors).toMatchObject([{ path: 'why' }]);
    const loose = await givenMove(api, day, { name: 'Loose' });
    expect(await pin(loose.operationId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ON_BOARD', message: 'This move is not on the board.' },
    });
    expect(await unpin(loose.operationId)).toMatchObject({ status: 200, body: {} });
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    api.setTime('2027-07-09T12:00:00Z');
    try {
      expect(await pin(gomez.operationId)).toMatchObject({
        status: 422,
        body: { code: 'DAY_PAST', message: 'This day is over.' },
      });
    } finally {
      api.setTime(undefined);
    }
  });

  it('shows on the board who wants the move to stay and why, live and in the trail [R-PLAN-15]', async () => {
    const day = '2027-07-02';
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    expect(bookingOf(await dayView(api, day), gomez).metaData.pinned).toBeNull();
    const topic = `board:${api.branchId}:${day}`;
    const board = await LiveConnection.open(api.origin, api.as('manager').token);
    await board.ask('watch', { topic });
    const pinned = await pin(gomez.operationId, { why: 'Promised this crew' });
    expect(pinned).toMatchObject({
      status: 200,
      body: { operation: gomez.operationId, why: 'Promised this crew' },
    });
    const { operation: _operation, ...shown } = pinned.body;
    expect(shown.by).not.toBe('');
    expect(Date.parse(shown.at)).not.toBeNaN();
    expect(bookingOf(await dayView(api, day), gomez).metaData.pinned).toEqual(shown);
    const told = await board.until<{ topic: string; change: ChangeItems<BoardChange> | null }>(
      'changed',
      (one) => one.topic === topic,
    );
    expect(told.change?.items).toMatchObject([
      { kind: 'booking', booking: { metaData: { pinned: shown } } },
    ]);
    board.close();
    const [event] = await historyOf(api, 'customer', gomez.customerId);
    expect(event?.changes).toMatchObject([{ before: null, after: shown }]);
    expect(event?.changes[0]?.field).toMatch(/\.pinned$/);
    expect((await pin(gomez.operationId)).body.why).toBe('');
    expect(await unpin(gomez.operationId)).toMatchObject({ status: 200, body: {} });
    expect(bookingOf(await dayView(api, day), gomez).metaData.pinned).toBeNull();
  });

  it('keeps what is proposed from moving it, and nobody from doing so by hand [R-PLAN-15]', async () => {
    const day = '2027-07-03';
    await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    const park = await givenJob(api, day, {
      name: 'Park',
      clock: '18:45',
      truck: trucks[0],
      duration: 3,
    });
    const { body: pinned } = await pin(park.operationId);
    expect(pinned.operation).toBe(park.operationId);
    const tight = { date: day, cause: { mark: 'tight', id: park.operationId } };
    const { options } = (await propose(api, tight)).body;
    expect(options[0]?.steps.map(({ id }) => id)).not.toContain(park.operationId);
    const { nounce } = bookingOf(await dayView(api, day), park).metaData;
    expect((await unassign(api, { ...park, nounce }, { unassigned: 'true' })).status).toBe(200);
    const loose = { date: day, cause: { mark: 'unassigned', id: park.operationId } };
    expect((await propose(api, loose)).body).toMatchObject({
      options: [],
      words: 'Park is pinned.',
    });
  });
});
