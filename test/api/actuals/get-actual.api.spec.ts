import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActualWithStampsView } from '#modules/actuals/contract/actual.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { UNKNOWN } from '../scheduling/day-calls.js';
import { at, DAY, givenCrew, readActual, sendStamps, stampOf } from './given-crew.js';
import type { GivenCrew } from './given-crew.js';

describe('GET /actuals/{operation}', () => {
  let api: TestApi;
  let crew: GivenCrew;
  beforeAll(async () => {
    api = await startTestApi();
    crew = await givenCrew(api);
  });
  afterAll(() => api?.close());

  it('knows the operation, and asks nobody else', async () => {
    expect((await api.anonymous.get(`actuals/${UNKNOWN}`)).status).toBe(401);
    expect((await api.as('mover').get('actuals/mine')).status).toBe(400);
    const { status, body } = await api.as('mover').get(`actuals/${UNKNOWN}`);
    expect([status, body]).toMatchObject([404, { message: 'Operation not found' }]);
  });

  it('says that nothing is known yet', async () => {
    expect(await readActual(crew)).toEqual({
      operation: crew.move.operationId,
      activity: crew.move.activityId,
      ...{ version: 0, state: 'none', movers: 2 },
      ...{ leftYard: null, started: null, finished: null, backYard: null },
      ...{ breakMinutes: 0, extraMinutes: 0, extraNote: '' },
      ...{ exceptional: false, exceptionalWhy: null },
      ...{ assumed: [], source: 'none', clockHours: null, question: null, stamps: [] },
    });
  });

  it('shows all stamps by time, with what counts', async () => {
    const started = stampOf(crew, 'started', '14:30');
    const extra = stampOf(crew, 'extra', '16:00', { minutes: 20, note: 'Piano' });
    const undo = stampOf(crew, 'undo', '14:31', { of: started.id });
    const again = stampOf(crew, 'started', '14:45');
    const sent = [extra, started, undo, again, stampOf(crew, 'breakStart', '17:00')];
    await sendStamps(crew.ann, sent, at('22:50'));
    const { stamps, ...actual } = await readActual(crew);
    expect(actual).toMatchObject({
      ...{ version: 5, state: 'onBreak', started: at('14:55'), source: 'phone' },
      ...{ extraMinutes: 20, extraNote: 'Piano' },
    });
    expect(stamps.map(({ kind, inForce }) => [kind, inForce])).toEqual([
      ['started', false],
      ['undo', true],
      ['started', true],
      ['extra', true],
      ['breakStart', true],
    ]);
    expect(stamps[3]).toEqual({
      ...{ _id: extra.id, kind: 'extra', by: crew.annId, minutes: 20, note: 'Piano' },
      ...{ at: at('16:10'), deviceAt: at('16:00'), receivedAt: at('23:00'), inForce: true },
    });
  });

  it('fills in the plan once the day is over', async () => {
    const other = await givenCrew(api);
    await sendStamps(other.ann, [stampOf(other, 'started', '15:00')]);
    expect(await readActual(other)).toMatchObject({ finished: null, assumed: [] });
    // One o'clock at night in Chicago.
    api.setTime('2027-03-11T07:00:00.000Z');
    const { body } = await api
      .as('sales')
      .get<ActualWithStampsView>(`actuals/${other.move.operationId}`);
    expect(body).toMatchObject({ started: at('15:00'), state: 'back', source: 'assumed' });
    expect(body.assumed).toEqual(['leftYard', 'finished', 'backYard']);
    const [operation] = other.move.customer.move.activities[0]?.operations ?? [];
    expect(body.clockHours).toBe(operation?.duration);
    expect(body.finished?.slice(0, 10)).toBe(DAY);
  });
});
