import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { unassign } from '../../support/given/booking-calls.js';
import { historyOf } from '../../support/given/history-of.js';
import { UNKNOWN } from '../scheduling/day-calls.js';
import { at, correctActual, givenCrew, readActual, sendStamps, stampOf } from './given-crew.js';
import type { GivenCrew } from './given-crew.js';

describe('PUT /actuals/{operation}', () => {
  let api: TestApi;
  let crew: GivenCrew;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    crew = await givenCrew(api);
    await sendStamps(crew.ann, [
      stampOf(crew, 'started', '14:30'),
      stampOf(crew, 'finished', '18:30'),
    ]);
  });

  const correct = (body: object, client = api.as('manager')) => correctActual(client, crew, body);
  const faults = async (body: object) => {
    const answer = await correct({ version: 2, ...body });
    expect(answer.status).toBe(400);
    return answer.body.errors?.map(({ path, message }) => [path, message]);
  };

  it('is for those who dispatch, about an operation that exists', async () => {
    expect((await correct({ version: 2, movers: 3 }, api.as('sales'))).status).toBe(403);
    const path = `actuals/${UNKNOWN}`;
    const { status, body } = await api.as('manager').put(path, { version: 0 });
    expect([status, body]).toMatchObject([404, { message: 'Operation not found' }]);
  });

  it('is refused where somebody was faster, or the job is on no truck [R-ACTUAL-6]', async () => {
    const stale = { code: 'STALE_ACTUAL', message: 'These times were changed by someone else.' };
    const slow = await correct({ version: 1, movers: 3 });
    expect(slow).toMatchObject({ status: 409, body: stale });
    await unassign(api, crew.move);
    const free = { code: 'JOB_NOT_BOOKED', message: 'This job is on no truck.' };
    expect(await correct({ version: 2, movers: 3 })).toMatchObject({ status: 409, body: free });
    expect((await correct({ version: 1 })).body.code).toBe('STALE_ACTUAL');
    expect((await readActual(crew)).version).toBe(2);
  });

  it('names what is wrong', async () => {
    const back = 'The times run backwards';
    expect(await faults({ started: at('19:00') })).toEqual([
      ['started', back],
      ['finished', back],
    ]);
    expect(await faults({ started: '2027-03-09T22:00:00.000Z' })).toEqual([
      ['finished', 'A job takes at most 20 hours'],
    ]);
    const [ahead] = (await faults({ backYard: at('23:06') })) ?? [];
    expect(ahead?.[0]).toBe('backYard');
    const wrong = { movers: 13, breakMinutes: 601, extraMinutes: -1, leftYard: 'early' };
    const paths = (await faults(wrong))?.map(([path]) => path);
    expect(paths?.sort()).toEqual(['breakMinutes', 'extraMinutes', 'leftYard', 'movers']);
    const needed = [['exceptionalWhy', 'This field is required']];
    expect(await faults({ exceptional: true })).toEqual(needed);
    expect(await faults({ exceptional: true, exceptionalWhy: ' ' })).toEqual(needed);
    expect((await faults({ clockHours: 4 }))?.[0]?.[0]).toBe('clockHours');
  });

  it('is corrected by the office, over what was stamped, and noted for the customer [R-ACTUAL-6]', async () => {
    const typed = await correct({ version: 2, started: at('14:00'), breakMinutes: 30 });
    expect(typed.body).toMatchObject({ version: 3, clockHours: 4, source: 'office' });
    const [event] = await historyOf(api, 'customer', crew.move.customerId);
    expect(event).toMatchObject({ type: 'ACTUAL_CORRECTED', employee_id: api.people.manager._id });
    const field = `actual.${crew.move.operationId}`;
    expect(event?.changes).toEqual([
      { field: `${field}.started`, before: at('14:30'), after: at('14:00') },
      { field: `${field}.breakMinutes`, before: 0, after: 30 },
    ]);
    const exceptional = { exceptional: true, exceptionalWhy: 'The elevator broke' };
    expect((await correct({ version: 3, ...exceptional })).body).toMatchObject(exceptional);
    const back = await correct({ version: 4, started: null });
    expect(back.body).toMatchObject({ version: 5, started: at('14:30'), breakMinutes: 30 });
  });

  it('keeps what is typed when more is stamped, and confirms what was assumed', async () => {
    await correct({ version: 2, finished: at('18:00') });
    await sendStamps(crew.bo, [stampOf(crew, 'finished', '18:45')]);
    expect(await readActual(crew)).toMatchObject({ version: 4, finished: at('18:00') });
    api.setTime('2027-03-11T12:00:00.000Z');
    const { backYard, assumed } = await readActual(crew);
    expect(assumed).toContain('backYard');
    expect((await correct({ version: 4, backYard })).body.assumed).not.toContain('backYard');
    const [event] = await historyOf(api, 'customer', crew.move.customerId);
    const field = `actual.${crew.move.operationId}.backYard`;
    expect(event?.changes).toEqual([{ field, before: null, after: backYard }]);
  });
});
