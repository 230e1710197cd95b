import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActualsView } from '#modules/actuals/contract/actual.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import { UNKNOWN } from '../scheduling/day-calls.js';
import type { Refusal } from '../scheduling/day-calls.js';
import { at, correctActual, DAY, givenCrew, sendStamps, stampOf } from './given-crew.js';

describe('GET /actuals', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const list = (over: object = {}, client = api.as('manager')) =>
    client.get<ActualsView & Refusal>('actuals', {
      query: { branchId: api.branchId, from: DAY, to: DAY, ...over },
    });

  it('takes 62 days of a branch that exists, from those who dispatch', async () => {
    expect((await list({}, api.as('sales'))).status).toBe(403);
    expect((await list({ to: '2027-05-10' })).status).toBe(200);
    const long = await list({ to: '2027-05-11' });
    expect(long).toMatchObject({ status: 400, body: { errors: [{ path: 'to' }] } });
    expect((await list({ to: '2027-03-09' })).status).toBe(400);
    expect((await list({ from: '3/10/2027' })).status).toBe(400);
    const { status, body } = await list({ branchId: UNKNOWN });
    expect([status, body]).toMatchObject([404, { message: 'Branch not found' }]);
  });

  it('has each booked job, and counts what is complete [R-ACTUAL-10]', async () => {
    const done = await givenCrew(api);
    const begun = await givenCrew(api);
    const asked = await givenCrew(api);
    api.setTime(undefined);
    await givenMove(api, DAY);
    api.setTime(at('23:00'));
    const ends = (crew: typeof done) => [
      stampOf(crew, 'started', '14:30'),
      stampOf(crew, 'finished', '18:30'),
    ];
    await sendStamps(done.ann, ends(done));
    await sendStamps(begun.ann, [stampOf(begun, 'started', '14:30')]);
    await sendStamps(asked.ann, ends(asked));
    await sendStamps(asked.bo, [stampOf(asked, 'backYard', '05:00')], at('09:00'));
    const { body } = await list();
    expect(body).toMatchObject({ complete: 1, total: 3 });
    const rowOf = ({ move }: typeof done) =>
      body.rows.find(({ operation }) => operation === move.operationId);
    expect(rowOf(done)).toMatchObject({
      ...{ day: DAY, customerId: done.move.customerId, truckName: done.truck.name },
      ...{ state: 'finished', clockHours: 4, question: null },
    });
    const { firstName, lastName } = done.move.customer;
    expect(rowOf(done)?.customerName).toBe(`${firstName} ${lastName}`);
    expect(rowOf(begun)).toMatchObject({ state: 'working', clockHours: null });
    expect(rowOf(asked)?.question).toContain('12 hours off');
    // Without the times of the others, which the next day follow from the plan.
    api.setTime('2027-03-11T12:00:00.000Z');
    const later = (await list()).body;
    expect(later.complete).toBe(1);
    const assumed = later.rows.find(({ operation }) => operation === begun.move.operationId);
    expect(assumed).toMatchObject({ source: 'assumed', version: 1 });
    await correctActual(api.as('manager'), begun, { version: 1, finished: at('18:00') });
    expect((await list()).body.complete).toBe(2);
  });

  it('says what each job promised and planned, and how that went [R-ACTUAL-15, R-ACTUAL-16]', async () => {
    const [inTime, late] = [await givenCrew(api), await givenCrew(api)];
    const rowOf = async ({ move }: typeof late) =>
      (await list()).body.rows.find(({ operation }) => operation === move.operationId);
    const before = (await list()).body.kept;
    expect(await rowOf(late)).toMatchObject({ kept: null, difference: null, doubt: null });
    await sendStamps(inTime.ann, [
      stampOf(inTime, 'started', '14:45'),
      stampOf(inTime, 'finished', '15:00'),
    ]);
    await sendStamps(late.ann, [
      stampOf(late, 'started', '14:46'),
      stampOf(late, 'finished', '18:46'),
    ]);
    const hours = late.move.customer.move.activities[0]?.operations[0]?.duration ?? 0;
    const end = new Date(Date.parse(at('14:30')) + hours * 3_600_000).toISOString();
    expect(await rowOf(late)).toMatchObject({
      promised: { from: at('14:30'), to: at('14:45') },
      planned: { start: at('14:30'), end, hours },
      ...{ kept: false, difference: 4 - hours, doubt: null },
    });
    expect(await rowOf(inTime)).toMatchObject({
      ...{ kept: true, difference: 0.25 - hours, doubt: 'Far shorter than planned' },
    });
    expect((await list()).body.kept).toEqual({ kept: before.kept + 1, judged: before.judged + 2 });
    await correctActual(api.as('manager'), late, { version: 2, started: at('14:40') });
    expect(await rowOf(late)).toMatchObject({
      kept: true,
      difference: Number((4.1 - hours).toFixed(4)),
    });
  });
});
