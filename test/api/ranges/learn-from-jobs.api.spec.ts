import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobView } from '#kernel/job.js';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type {
  ModelDetailView,
  ModelJobsView,
  ModelPreviewView,
  ModelView,
} from '#modules/ranges/contract/model.view.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { spanWithin } from '#modules/scheduling/domain/grid.js';
import { HOUR_MS } from '#kernel/time-window.js';
import { GetCustomerRangesQuery } from '#modules/ranges/index.js';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  activityOf,
  customerOf,
  givenBooked,
  givenCustomer,
  stops,
} from '../moves/move-fixtures.js';
import { dayView, seat } from '../scheduling/day-calls.js';
import type { Refusal } from '../scheduling/day-calls.js';

const DAY = '2027-03-10';
const START = Date.parse(`${DAY}T14:00:00.000Z`);
const MINUTE_MS = 60_000;
const MODEL = 'estimates/model';

describe('how long moves take', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
    api.setTime(`${DAY}T23:30:00.000Z`);
  });
  afterAll(() => api?.close());

  const admin = () => api.as('admin');
  const model = async (): Promise<ModelView> => (await admin().get<ModelView>(MODEL)).body;
  const rangeOf = (customer: CustomerView, activityId = activityOf(customer)._id) =>
    api.as('sales').get<QuotedRangeView & Refusal>(`move/activity/${activityId}/range`, {
      query: { customerId: customer._id },
    });
  const train = async (): Promise<void> => {
    const { status, body } = await admin().post<{ jobId: string }>(MODEL);
    expect(status).toBe(202);
    for (;;) {
      const { body: job } = await admin().get<JobView>(`jobs/${body.jobId}`);
      if (job.state === 'done') return;
      if (job.state === 'failed') throw new Error(job.error ?? '');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const enter = async (customer: CustomerView, minutes: number, over: object = {}) => {
    const operation = activityOf(customer).operations[0]?._id;
    const answer = await api.as('manager').put(`actuals/${operation}`, {
      version: 0,
      started: new Date(START).toISOString(),
      finished: new Date(START + minutes * MINUTE_MS).toISOString(),
      movers: 2,
      ...over,
    });
    expect(answer.status).toBe(200);
  };

  it('is for admins to train, and for those who sell to see', async () => {
    const customer = await givenCustomer(api);
    const path = `move/activity/${activityOf(customer)._id}/range`;
    const query = { customerId: customer._id };
    expect((await api.as('mover').get(path, { query })).status).toBe(403);
    for (const call of [MODEL, `${MODEL}/0`, `${MODEL}/0/jobs`]) {
      expect((await api.as('manager').get(call)).status).toBe(403);
    }
    expect((await api.as('manager').post(MODEL)).status).toBe(403);
    expect((await api.as('manager').post(`${MODEL}/preview`, {})).status).toBe(403);
    expect((await admin().get(`${MODEL}/x`)).status).toBe(400);
    for (const call of [`${MODEL}/99`, `${MODEL}/99/jobs`]) {
      const body = { message: 'Version not found' };
      expect(await admin().get(call)).toMatchObject({ status: 404, body });
    }
  });

  it('is unknown while a stop has no estimate, and of an activity that is not there [R-RANGE-7]', async () => {
    const customer = await givenCustomer(api);
    expect(await rangeOf(customer)).toMatchObject({
      status: 422,
      body: { code: 'RANGE_UNKNOWN', message: 'Not every stop has an estimate yet.' },
    });
    const body = { message: 'Activity not found' };
    expect(await rangeOf(customer, 'd'.repeat(24))).toMatchObject({ status: 404, body });
    expect(await rangeOf({ ...customer, _id: 'd'.repeat(24) })).toMatchObject({ status: 404 });
  });

  it('comes from the size tables before the first job, in exact hours, quarters and dollars [R-RANGE-7]', async () => {
    const customer = await givenBooked(api, DAY, stops());
    const { status, body } = await rangeOf(customer);
    expect(status).toBe(200);
    const { handlingMinutes } = body.basis;
    expect(body).toMatchObject({
      basis: { drivingMinutes: 0, group: 'apartment|stairs', constantsVersion: 1 },
      model: { version: 0, scope: 'prior', n: 0 },
      memory: null,
      quantile: 0.9,
      words: 'From size tables; 0 moves so far',
    });
    // The 16th and the 18th of nineteen figures of the prior.
    expect(body.exact.p50).toBeCloseTo(handlingMinutes / 60, 9);
    expect(body.exact.p80).toBeCloseTo(
      (handlingMinutes / 60) * Math.exp(0.22 * 0.841621233572914),
      9,
    );
    expect(body.hours.p80).toBe(Math.ceil(body.exact.p80 * 4) / 4);
    const { totalHourlyRate = 0, totalTripFees = 0, totalPacking = 0 } = activityOf(customer);
    const price = totalHourlyRate * body.hours.p80 + totalTripFees + totalPacking;
    expect(body.price.p80).toBeCloseTo(price, 2);
    expect(body.exact.maximum).toBe(body.exact.p90);
    const known = await api.ask(new GetCustomerRangesQuery(customer._id));
    const { together, ...range } = body;
    expect([...known.ranges]).toEqual([[activityOf(customer)._id, range]]);
    expect([...known.maxima.values()]).toEqual([range.most]);
    expect(together).toEqual({ ...range.most, days: 1 });
  });

  it('stands on the board and in the schedule, without another statement [R-RANGE-9]', async () => {
    const customer = await givenBooked(api, DAY, stops());
    const { hours } = (await rangeOf(customer)).body;
    const day = await dayView(api, DAY);
    const bookings = day.customers.flatMap((one) => one.bookings);
    const booking = bookings.find(({ metaData }) => metaData.customerId === customer._id);
    const { startTime = '', duration = NaN } = booking?.metaData ?? {};
    const end = new Date(Date.parse(startTime) + duration * HOUR_MS);
    const latest = new Date(Date.parse(startTime) + hours.p80 * HOUR_MS);
    expect(booking?.tail).toEqual(spanWithin({ start: end, end: latest }, DAY, 'America/Chicago'));
    expect(booking?.tail?.span).toBeGreaterThan(0);
    // It should have begun long ago: nobody expects an end before now.
    expect(booking?.progress.expectedEnd).toBe(`${DAY}T23:30:00.000Z`);
    const mover = api.people.mover._id;
    const truck = booking?.operation.truck;
    await seat(api, DAY, { mover, truck, position: 1 });
    const { body: schedule } = await api
      .as('mover')
      .get<ScheduleView>(`assignment/schedule/${mover}`);
    expect(schedule[DAY]?.operations[0]?.hoursP50).toBe(hours.p50);
  });

  it('previews what jobs teach, as the four jobs worked out by hand [R-RANGE-3]', async () => {
    const jobs = [
      { group: 'apartment|level', ratio: 1.1 },
      { group: 'apartment|level', ratio: 0.95 },
      { group: 'apartment|stairs', ratio: 1.25 },
      { group: 'house|level', ratio: 1.05 },
    ];
    const ask = [0.5, 0.8, 0.9].map((p) => ({ group: 'apartment|stairs', p }));
    const { status, body } = await admin().post<ModelPreviewView>(`${MODEL}/preview`, {
      jobs,
      ask,
    });
    expect([status, body.n, body.prior, body.answers.length]).toEqual([200, 4, 19, 3]);
    expect(body.mean).toBeCloseTo(0.078988, 6);
    expect(body.answers[0]?.centre).toBeCloseTo(0.087997, 6);
    const quantiles = body.answers.map(({ quantile }) =>
      quantile.toFixed(6).replace('-0.000000', '0.000000'),
    );
    expect(quantiles).toEqual(['0.000000', '0.192208', '0.281941']);
    const wrong = [
      [{ jobs: [{ group: 'apartment|level', ratio: 4.1 }], ask }, 'jobs.0.ratio'],
      [{ jobs: [{ group: 'castle|moat', ratio: 1 }], ask }, 'jobs.0.group'],
      [{ jobs, ask: [{ group: 'house|level', p: 0.96 }] }, 'ask.0.p'],
      [{ jobs, ask: Array(101).fill(ask[0]) }, 'ask'],
    ] as const;
    for (const [sent, path] of wrong) {
      const answer = await admin().post(`${MODEL}/preview`, sent);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    }
  });

  it('is learned from what was estimated when a job began, and changes no estimate [R-RANGE-1]', async () => {
    const customer = await givenBooked(api, DAY, stops());
    const { handlingMinutes } = (await rangeOf(customer)).body.basis;
    await enter(customer, 300, { breakMinutes: 30, extraMinutes: 30 });
    const exceptional = await givenBooked(api, DAY, stops());
    await enter(exceptional, 400, { exceptional: true, exceptionalWhy: 'The elevator broke' });
    const bare = await givenBooked(api, DAY);
    await enter(bare, 200);
    // Other figures from now on are not what was estimated.
    const { body: figures } = await admin().get<ConstantsView>('booking/currentconstants');
    const { version: _version, ...changed } = { ...figures, boxMinutes: 2, effectiveFrom: DAY };
    expect((await admin().put('booking/currentconstants', changed)).status).toBe(200);
    expect((await rangeOf(customer)).body.basis.handlingMinutes).toBeGreaterThan(handlingMinutes);
    const before = await customerOf(api.as('sales'), customer._id);
    await train();
    const { active, versions } = await model();
    expect(active).toBe(1);
    expect(versions).toMatchObject([
      { version: 1, state: 'active', n: 1, p80: expect.any(Number), held: [] },
      { version: 0, state: 'retired', n: 0, p80: null, p90: null },
    ]);
    const { body: listed } = await admin().get<ModelJobsView>(`${MODEL}/1/jobs`);
    expect(listed.total).toBe(3);
    const told = new Map(listed.jobs.map(({ activityId, ...job }) => [activityId, job]));
    const learned = told.get(activityOf(customer)._id);
    expect(learned?.ratio).toBeCloseTo(240 / handlingMinutes, 9);
    expect(learned).toMatchObject({ leftOut: null, group: 'apartment|stairs', day: DAY });
    expect(told.get(activityOf(exceptional)._id)?.leftOut).toBe('exceptional');
    expect(told.get(activityOf(bare)._id)).toMatchObject({ leftOut: 'noEstimate', ratio: null });
    const { body: detail } = await admin().get<ModelDetailView>(`${MODEL}/1`);
    const y = Math.log(240 / handlingMinutes);
    expect(detail.scopes).toMatchObject([
      { branchId: null, n: 1, centres: { 'apartment|stairs': { n: 1 } } },
    ]);
    expect(detail.scopes[0]?.mean).toBeCloseTo(y, 9);
    expect(detail.worst).toHaveLength(1);
    expect(detail.coverage).toMatchObject([{ branchId: api.branchId, month: '2027-03', n: 1 }]);
    const after = await customerOf(api.as('sales'), customer._id);
    expect(after).toEqual(before);
    const { body: range } = await rangeOf(after);
    expect(range).toMatchObject({
      model: { version: 1, scope: 'company', n: 1 },
      words: 'From size tables; 1 move so far',
    });
  });

  it('can be taken back to an earlier version, and not to the one in use [R-RANGE-5]', async () => {
    const { active } = await model();
    const refused = await admin().post(`${MODEL}/${active}/activate`);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'MODEL_ACTIVE', message: 'This version is already in use.' },
    });
    expect((await admin().post(`${MODEL}/99/activate`)).status).toBe(404);
    const back = await admin().post<ModelView>(`${MODEL}/0/activate`);
    expect(back).toMatchObject({ status: 200, body: { active: 0 } });
    await train();
    expect((await model()).active).toBe(active + 1);
  });

  it('keeps what was estimated for good [R-RANGE-1]', async () => {
    for (const sql of ['update ranges.job_basis set speed = 9', 'truncate ranges.job_basis']) {
      await expect(api.asOwner(sql)).rejects.toThrow('never changes');
    }
  });
});
