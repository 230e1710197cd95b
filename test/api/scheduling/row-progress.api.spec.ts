import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { StatementRecorder } from '../../support/api/record-statements.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import { at, correctActual, DAY, givenCrew, sendStamps, stampOf } from '../actuals/given-crew.js';
import type { GivenCrew } from '../actuals/given-crew.js';
import { dayView, saveOperation } from './day-calls.js';
import { withFreshTokens } from './fresh-tokens.js';

/** Taylor's is planned from 8:30 to 12:30, Torres' from 2:15 PM for two hours, in Chicago. */
describe('the jobs of a truck', () => {
  let api: TestApi;
  let recorder: StatementRecorder;
  let taylor: GivenCrew;
  let torres: GivenMove;

  beforeAll(async () => {
    recorder = StatementRecorder.start();
    api = await startTestApi({ isNew: true });
  });
  afterAll(async () => {
    await api?.close();
    recorder.stop();
  });

  beforeEach(async () => {
    taylor = await givenCrew(api);
    const move = await givenMove(api, DAY);
    const nounce = await saveOperation(api, move, {
      date: at('20:15'),
      duration: 2,
      bookingEnvelope: { startingDriveTime: 0.25, endingDriveTime: 0.25 },
    });
    expect((await assign(api, { ...move, nounce }, taylor.truck._id)).status).toBe(200);
    torres = await readMove(api, move.customerId);
  });

  const stamp = (kind: string, clock: string) =>
    sendStamps(taylor.ann, [stampOf(taylor, kind, clock)], at('23:00'));
  const shown = async (operationId: string): Promise<BookingView | undefined> =>
    (await dayView(api, DAY)).customers
      .flatMap(({ bookings }) => bookings)
      .find(({ operation }) => operation._id === operationId);
  const waits = () => ({
    expectedStart: at('23:15'),
    waitsFor: taylor.move.operationId,
    span: null,
  });

  it('wait on the board, on the phone and for whoever views them, once the one before is late [R-ACTUAL-17] [R-ACTUAL-18]', async () => {
    const topics = [`board:${api.branchId}:${DAY}`, `customer:${torres.customerId}`] as const;
    const connection = await LiveConnection.open(api.origin, api.as('sales').token);
    for (const topic of topics) await connection.ask('watch', { topic });
    expect((await shown(torres.operationId))?.progress).toMatchObject({ waitsFor: null });
    await stamp('started', '14:35');
    await stamp('finished', '23:00');
    const told = (topic: string) =>
      connection.until<{ topic: string; change: { items: { operationId: string }[] } }>(
        'changed',
        (message: { topic: string; change: object }) =>
          message.topic === topic && JSON.stringify(message.change).includes(torres.operationId),
      );
    const { operationId } = torres;
    expect((await told(topics[0])).change.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ kind: 'progress', operationId },
          progress: expect.objectContaining(waits()),
        }),
      ]),
    );
    expect((await told(topics[1])).change.items).toContainEqual({ kind: 'actual', operationId });
    connection.close();
    expect((await shown(operationId))?.progress).toMatchObject(waits());
    expect((await shown(taylor.move.operationId))?.progress).toMatchObject({
      ...{ expectedStart: null, waitsFor: null },
      // From 8:35 AM to 5:00 PM.
      span: { column: 6, span: 34 },
    });
    const { body } = await taylor.ann.get<ScheduleView>(`assignment/schedule/${taylor.annId}`, {
      query: { from: DAY, to: DAY },
    });
    expect(body[DAY]?.operations).toMatchObject([
      { _id: taylor.move.operationId, expectedStart: null, waitsFor: false },
      { _id: operationId, expectedStart: at('23:15'), waitsFor: true },
    ]);
  });

  describe('that one leaves or comes to', () => {
    let lopez: GivenMove;
    let connection: LiveConnection;

    /** Lopez is planned at 5:45 PM; Torres' would end at 7:15 PM by then. */
    beforeEach(async () => {
      const move = await givenMove(api, DAY);
      const nounce = await saveOperation(api, move, {
        date: at('23:45'),
        duration: 1,
        bookingEnvelope: { startingDriveTime: 0.25, endingDriveTime: 0.25 },
      });
      const then = await withFreshTokens(api);
      expect((await assign(then, { ...move, nounce }, taylor.truck._id)).status).toBe(200);
      lopez = await readMove(then, move.customerId);
      await stamp('started', '14:35');
      await stamp('finished', '23:00');
      connection = await LiveConnection.open(api.origin, then.as('sales').token);
      await connection.ask('watch', { topic: `board:${api.branchId}:${DAY}` });
      await connection.ask('watch', { topic: `customer:${lopez.customerId}` });
    });
    afterEach(() => connection.close());

    interface Told {
      change: { items: { kind: string; operationId: string; progress?: object }[] };
    }
    /** For whom Lopez waits as the board was told last. */
    const last = (): unknown =>
      connection
        .all<Told>('changed')
        .flatMap(({ change }) => change.items)
        .filter((one) => one.kind === 'progress' && one.operationId === lopez.operationId)
        .map(({ progress }) => (progress as { waitsFor: unknown }).waitsFor)
        .at(-1);
    const told = (waitsFor: string | null) =>
      connection.until('changed', () => last() === waitsFor);
    const toldPage = () =>
      connection.until('changed', ({ topic }: { topic: string }) => topic.startsWith('customer:'));
    const torresNow = () => readMove(api, torres.customerId);

    it('hear of it: unassigned, placed and on another truck [R-ACTUAL-18]', async () => {
      const then = await withFreshTokens(api);
      const wait = torres.operationId;
      expect((await shown(lopez.operationId))?.progress).toMatchObject({ waitsFor: wait });
      const row = { unassigned: 'true' };
      expect((await unassign(then, await torresNow(), row)).status).toBe(200);
      await told(null);
      await toldPage();
      expect((await assign(then, await torresNow(), taylor.truck._id)).status).toBe(200);
      await told(wait);
      const other = await givenTruck(then);
      expect((await assign(then, await torresNow(), other._id)).status).toBe(200);
      await told(null);
    });

    it('hear of it: its customer is canceled [R-ACTUAL-18]', async () => {
      const then = await withFreshTokens(api);
      const { customerId, nounce } = await torresNow();
      const gone = await then.as('sales').delete(`customer/${customerId}`, { query: { nounce } });
      expect(gone.status).toBe(200);
      await told(null);
    });

    it('hear of it: rebooked to another day, and back [R-ACTUAL-18]', async () => {
      const then = await withFreshTokens(api);
      const part = { _id: torres.operationId, truck: taylor.truck._id, start: '14:15' };
      const to = async (day: string) => rebook(then, await torresNow(), day, [part]);
      expect((await to('2027-03-11')).status).toBe(200);
      await told(null);
      expect((await to(DAY)).status).toBe(200);
      await told(torres.operationId);
    });
  });

  it('can be moved while they wait, and not once their truck left early [R-BOARD-32]', async () => {
    await stamp('started', '14:35');
    const then = await withFreshTokens(api);
    // 5:00 PM, long after the envelope of Torres began.
    const later = { start: '17:30', agreed: AGREED };
    expect(await retime(then, torres, later)).toMatchObject({
      status: 200,
      body: { booking: { progress: { waitsFor: null } } },
    });
  });

  it('have begun by the first stamp, however early [R-BOARD-32]', async () => {
    api.setTime(at('13:05'));
    const then = await withFreshTokens(api);
    const ann = await then.asEmployee({ _id: taylor.annId, roles: ['mover'] });
    await sendStamps(ann, [stampOf(taylor, 'leftYard', '13:00')], at('13:05'));
    const again = await readMove(then, taylor.move.customerId);
    const later = { start: '09:00', agreed: AGREED };
    expect(await retime(then, again, later)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_STARTED' },
    });
  });

  it('are read by one statement where something is stamped, entered or moved', async () => {
    await stamp('started', '14:35');
    const reads = (answer: Parameters<StatementRecorder['of']>[0]): number =>
      recorder.of(answer).filter((text) => text.includes('as mate') || text.includes(' mate on '))
        .length;
    expect(reads(await stamp('finished', '20:00'))).toBe(1);
    const entry = { version: 2, finished: at('21:00') };
    expect(reads(await correctActual(api.as('manager'), taylor, entry))).toBe(1);
    const board = recorder.of(
      await api.as('sales').get(`movemanager/day_view/${DAY}/${api.branchId}`),
    );
    expect(board).toHaveLength(2);
  });
});
