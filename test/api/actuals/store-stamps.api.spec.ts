import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StampsStoredView } from '#modules/actuals/contract/actual.view.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { dayView, UNKNOWN } from '../scheduling/day-calls.js';
import {
  at,
  correctActual,
  DAY,
  givenCrew,
  readActual,
  sendStamps,
  stampOf,
} from './given-crew.js';
import type { GivenCrew } from './given-crew.js';

const states = ({ body }: ApiAnswer<StampsStoredView>) =>
  body.results.map(({ state, code }) => code ?? state);

describe('how jobs went', () => {
  let api: TestApi;
  let crew: GivenCrew;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    crew = await givenCrew(api);
  });

  const stamp = (kind: string, clock: string, over: object = {}) =>
    stampOf(crew, kind, clock, over);
  const send = (stamps: object[], { client = crew.ann, sentAt = at('23:00') } = {}) =>
    sendStamps(client, stamps, sentAt);
  const read = () => readActual(crew);

  it.each([
    ['sentAt', { sentAt: 'now' }],
    ['stamps', { stamps: [] }],
    ['stamps.0.kind', { kind: 'lunch' }],
    ['stamps.0.id', { id: 'mine' }],
    ['stamps.0.minutes', { kind: 'extra', note: 'Piano' }],
    ['stamps.0.minutes', { kind: 'extra', note: 'Piano', minutes: 601 }],
    ['stamps.0.note', { kind: 'extra', note: ' ', minutes: 5 }],
    ['stamps.0.of', { kind: 'undo' }],
  ])('names %s when it is wrong', async (path, over) => {
    const isOfStamp = path.startsWith('stamps.');
    const stamps = [{ ...stamp('started', '14:30'), ...(isOfStamp ? over : {}) }];
    const sent = { sentAt: at('23:00'), stamps, ...(isOfStamp ? {} : over) };
    const answer = await crew.ann.post('actuals/stamps', sent);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('judges each stamp alone, tells what came of it, and keeps nothing refused [R-ACTUAL-1]', async () => {
    const started = stamp('started', '14:30');
    const early = stamp('finished', '14:00');
    const unknown = stamp('started', '14:30', { operation: UNKNOWN });
    const extra = stamp('extra', '15:00', { minutes: 10, note: 'Piano' });
    const answer = await send([started, early, started, unknown, extra]);
    expect(answer.status).toBe(200);
    expect(states(answer)).toEqual(['stored', 'STAMP_ORDER', 'repeated', 'NOT_FOUND', 'stored']);
    expect(answer.body.results[1]).toEqual({
      id: early.id,
      state: 'refused',
      at: early.at,
      code: 'STAMP_ORDER',
      message: 'These times run backwards.',
      conflicts: [
        { kind: 'started', at: started.at },
        { kind: 'finished', at: early.at },
      ],
    });
    expect(answer.body.actuals).toMatchObject([
      {
        operation: crew.move.operationId,
        activity: crew.move.activityId,
        version: 2,
        state: 'working',
      },
    ]);
    const { stamps, ...actual } = await read();
    expect(actual).toEqual(answer.body.actuals[0]);
    expect(actual).toMatchObject({ movers: 2, extraMinutes: 10, extraNote: 'Piano' });
    expect(stamps.map(({ _id, by, inForce }) => [_id, by, inForce])).toEqual([
      [started.id, crew.annId, true],
      [extra.id, crew.annId, true],
    ]);
  });

  it('corrects a clock that is off, and asks the office about one that is far off [R-ACTUAL-3]', async () => {
    const slow = await send([stamp('started', '14:30')], { sentAt: at('22:50') });
    expect(slow.body.results).toMatchObject([{ at: at('14:40') }]);
    const near = await send([stamp('leftYard', '14:10')], { sentAt: '2027-03-10T22:59:55.000Z' });
    expect(near.body.results).toMatchObject([{ at: at('14:10') }]);
    const far = await send([stamp('finished', '05:00')], { sentAt: at('09:00') });
    expect(states(far)).toEqual(['stored']);
    expect(far.body.actuals).toMatchObject([
      { finished: null, version: 3, question: expect.any(String) },
    ]);
    const { body } = await correctActual(api.as('manager'), crew, {
      version: 3,
      finished: at('19:00'),
    });
    expect(body).toMatchObject({ question: null, finished: at('19:00'), source: 'office' });
  });

  it('lets the crew alone stamp, and whoever stamped alone undo, also ahead of the stamp [R-ACTUAL-4]', async () => {
    expect(states(await send([stamp('started', '14:30')], { client: api.as('manager') }))).toEqual([
      'NOT_YOUR_JOB',
    ]);
    // Who has no seat is told nothing of the job.
    const client = api.as('mover');
    const { results, actuals } = (await send([stamp('started', '14:30')], { client })).body;
    expect([results[0]?.code, actuals]).toEqual(['NOT_YOUR_JOB', []]);
    const started = stamp('started', '14:30');
    const undo = stamp('undo', '14:31', { of: started.id });
    expect(states(await send([undo]))).toEqual(['stored']);
    expect((await read()).stamps).toMatchObject([{ _id: undo.id, inForce: false }]);
    expect(states(await send([started]))).toEqual(['stored']);
    expect((await read()).started).toBeNull();
    const again = stamp('started', '14:35');
    await send([again]);
    const ofBo = stamp('undo', '14:36', { of: again.id });
    expect(states(await send([ofBo], { client: crew.bo }))).toEqual(['UNDO_NOT_YOURS']);
    const late = stamp('undo', '14:38', { of: again.id });
    expect(states(await send([late]))).toEqual(['UNDO_TOO_LATE']);
    expect(await read()).toMatchObject({ started: again.at, version: 3 });
  });

  it('comes to the same when two phones send the same at once', async () => {
    const started = stamp('started', '14:30');
    const answers = await Promise.all([send([started]), send([started]), send([started])]);
    expect(answers.flatMap(states).sort()).toEqual(['repeated', 'repeated', 'stored']);
    expect((await read()).version).toBe(1);
    const other = { ...started, at: at('14:31') };
    expect(states(await send([other], { client: crew.bo }))).toEqual(['STAMP_ID_REUSED']);
  });

  it('is told to those who view the board or the customer [R-ACTUAL-7]', async () => {
    const topics = [`board:${api.branchId}:${DAY}`, `customer:${crew.move.customerId}`] as const;
    const connection = await LiveConnection.open(api.origin, api.as('sales').token);
    for (const topic of topics) await connection.ask('watch', { topic });
    await send([stamp('started', '14:30')]);
    const told = async (topic: string): Promise<unknown> => {
      const isIts = (message: { topic: string }): boolean => message.topic === topic;
      const { change } = await connection.until<{ topic: string; change: unknown }>(
        'changed',
        isIts,
      );
      return change;
    };
    const operationId = crew.move.operationId;
    const progress = { state: 'working', started: at('14:30'), expectedEnd: null };
    expect(await told(topics[0])).toMatchObject({
      items: [{ kind: 'progress', operationId, progress, tail: null }],
    });
    expect(await told(topics[1])).toMatchObject({ items: [{ kind: 'actual', operationId }] });
    connection.close();
  });

  it('is on the board, and no longer once the job is on no truck', async () => {
    await send([stamp('leftYard', '14:00'), stamp('started', '14:30')]);
    const shown = async () => {
      const { customers } = await dayView(api, DAY);
      const bookings = customers.flatMap((customer) => customer.bookings);
      return bookings.find(({ operation }) => operation._id === crew.move.operationId);
    };
    const progress = { state: 'working', leftYard: at('14:00'), started: at('14:30') };
    expect(await shown()).toMatchObject({ progress, tail: null });
    const { body } = await unassign(api, crew.move, { unassigned: 'true' });
    expect(body.booking).toMatchObject({ progress, tail: null });
    expect(states(await send([stamp('finished', '18:00')]))).toEqual(['JOB_NOT_BOOKED']);
    expect(await shown()).toMatchObject({ progress: { ...progress, runningLate: false } });
  });

  it('is refused about a move that was canceled, or is not there', async () => {
    const { customerId, nounce } = crew.move;
    const query = { nounce, reason: 'Sold' };
    await api.as('sales').delete(`customer/${customerId}`, { query });
    const unbooked = (await givenMove(api, DAY)).operationId;
    const about = [{}, { operation: unbooked }, { operation: UNKNOWN }];
    const answer = await send(about.map((over) => stamp('started', '14:30', over)));
    expect(states(answer)).toEqual(['JOB_NOT_BOOKED', 'JOB_NOT_BOOKED', 'NOT_FOUND']);
    expect(answer.body.actuals).toEqual([]);
  });

  it('never changes in the database [R-ACTUAL-2]', async () => {
    await send([stamp('started', '14:30')]);
    await correctActual(api.as('manager'), crew, { version: 1, movers: 3 });
    const changes = ["update actuals.stamp set note = ''", 'delete from actuals.entry'];
    for (const sql of [...changes, 'truncate actuals.stamp']) {
      await expect(api.asOwner(sql)).rejects.toThrow('never changes');
    }
  });
});
