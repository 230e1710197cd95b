import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import type { ProposalChange } from '#modules/planning/contract/live.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { hire } from '../../support/given/hire.js';
import { dayView, markOff, seat, UNKNOWN } from '../scheduling/day-calls.js';
import {
  apply,
  check,
  givenJob,
  proposal,
  propose,
  shown,
  twoTrucks,
  undo,
  worked,
} from './desk-calls.js';

describe('the repair of a day', () => {
  let api: TestApi;
  let trucks: [string, string];

  beforeAll(async () => {
    api = await startTestApi();
    trucks = await twoTrucks(api);
  });
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-08');
  const ask = (date: string, cause: object, over: object = {}) =>
    propose(api, { date, kind: 'repair', cause, ...over });

  it.each([
    [{}, 'cause'],
    [{ noShow: { operation: UNKNOWN }, late: { operation: UNKNOWN, end: '12:00' } }, 'cause'],
    [{ mark: 'tight', id: UNKNOWN }, 'cause'],
    [{ truckDown: { truck: '1' } }, 'cause.truckDown.truck'],
    [{ sick: { employee: UNKNOWN } }, 'cause.sick.reason'],
    [{ late: { operation: UNKNOWN, end: '12:07' } }, 'cause.late.end'],
  ])('names what is wrong with the cause %j [R-PLAN-13]', async (cause, path) => {
    const answer = await ask('2027-08-30', cause);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('refuses what is not there, off already, or no later than planned [R-PLAN-13]', async () => {
    const day = freshDay();
    const job = await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    expect((await ask(day, { truckDown: { truck: UNKNOWN } })).body.message).toBe(
      'Truck not found',
    );
    expect((await ask(day, { noShow: { operation: UNKNOWN } })).body.message).toBe(
      'Operation not found',
    );
    const sick = { employee: UNKNOWN, reason: 'Flu' };
    expect((await ask(day, { sick })).body.message).toBe('Employee not found');
    const bo = await hire(api, { displayName: 'Bo' });
    await markOff(api, day, { employee: bo._id, reason: 'Flu' });
    expect(await ask(day, { sick: { employee: bo._id, reason: 'Flu' } })).toMatchObject({
      status: 409,
      body: { code: 'OFF_TODAY', message: 'Bo is off that day.' },
    });
    const late = { operation: job.operationId, end: '13:00' };
    expect(await ask(day, { late })).toMatchObject({
      status: 422,
      body: { code: 'NOT_LATE', message: 'That is not later than planned.' },
    });
    expect(await ask(freshDay(), { late })).toMatchObject({ body: { code: 'NOT_ON_DAY' } });
  });

  it('moves what is on a truck that is down, in one go, and back byte for byte [R-PLAN-12, R-PLAN-13, R-PLAN-14]', async () => {
    const day = freshDay();
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: trucks[0] });
    await givenJob(api, day, { name: 'Park', clock: '19:30', truck: trucks[1], duration: 3 });
    const lead = await hire(api, { roles: ['team_lead'] });
    await seat(api, day, { mover: lead._id, truck: trucks[0], position: 0 });
    const before = shown(await dayView(api, day));
    const cause = { truckDown: { truck: trucks[0] } };
    const asked = await ask(day, cause);
    expect(asked).toMatchObject({
      status: 202,
      body: { kind: 'repair', cause, now: { unserved: 1, calls: 1 }, options: [] },
    });
    const done = await worked(api, asked.body._id);
    expect(done).toMatchObject({ state: 'ready', progress: 100, error: null });
    expect(done.now).toEqual(asked.body.now);
    expect(done.options[0]).toMatchObject({
      no: 1,
      name: 'nobody',
      title: 'Nobody is called',
      totals: { unserved: 0, calls: 0, moved: 1 },
    });
    const truckStep = done.options[0]?.steps.at(-1);
    expect(truckStep).toMatchObject({
      op: 'truck',
      id: trucks[0],
      from: { unavailable: false, unavailableFrom: null },
      to: { unavailable: true, unavailableFrom: null },
    });
    const again = await worked(api, (await ask(day, cause)).body._id);
    expect(again.options).toEqual(done.options);
    const applied = await apply(api, done._id, { option: 1, version: done.version });
    expect(applied.status).toBe(200);
    const after = await dayView(api, day);
    expect(after.trucks.find(({ _id }) => _id === trucks[0])?.unavailable).toBe(true);
    const [booking] = after.customers.find(({ _id }) => _id === gomez.customerId)?.bookings ?? [];
    expect(booking?.operation.truck).toBe(trucks[1]);
    expect((await undo(api, done._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('marks who is sick off and seats somebody else, and takes it back [R-PLAN-12, R-PLAN-13]', async () => {
    const day = freshDay();
    await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: trucks[0] });
    const lead = await hire(api, { roles: ['team_lead'] });
    await hire(api, { roles: ['team_lead'] });
    await seat(api, day, { mover: lead._id, truck: trucks[0], position: 0 });
    const before = shown(await dayView(api, day));
    const asked = await ask(day, { sick: { employee: lead._id, reason: 'Flu' } });
    const done = await worked(api, asked.body._id);
    expect(done.options[0]?.steps).toMatchObject([
      { seq: 1, op: 'seat', id: lead._id, to: 'off' },
      { seq: 2, op: 'seat', to: { truck: trucks[0], position: 0 } },
      { seq: 3, op: 'seat' },
    ]);
    expect((await apply(api, done._id, { option: 1, version: done.version })).status).toBe(200);
    const { assignment } = await dayView(api, day);
    expect(assignment.off).toContainEqual({ employee: lead._id, reason: 'Flu' });
    expect(assignment.movers.map(({ mover }) => mover)).not.toContain(lead._id);
    expect((await undo(api, done._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('lengthens a late job and finds the next one a truck, and takes a no-show off [R-PLAN-12, R-PLAN-13]', async () => {
    const day = freshDay();
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: trucks[0] });
    const park = await givenJob(api, day, {
      name: 'Park',
      clock: '19:00',
      truck: trucks[0],
      duration: 3,
    });
    const before = shown(await dayView(api, day));
    const late = { operation: gomez.operationId, end: '14:00' };
    const done = await worked(api, (await ask(day, { late })).body._id);
    expect(done.now.steps).toMatchObject([
      { id: gomez.operationId, to: { duration: 5.5 } },
      { id: park.operationId, to: { truck: null, unassigned: true } },
    ]);
    expect(done.options[0]?.steps.slice(0, 2)).toMatchObject([
      {
        id: gomez.operationId,
        reason: 'Gomez ends at 2 PM.',
        to: { truck: trucks[0], duration: 5.5 },
      },
      { id: park.operationId, to: { truck: trucks[1], start: '14:00' } },
    ]);
    expect((await apply(api, done._id, { option: 1, version: done.version })).status).toBe(200);
    expect((await undo(api, done._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
    const gone = await worked(
      api,
      (await ask(day, { noShow: { operation: park.operationId } })).body._id,
    );
    // With it gone, another job may go better elsewhere.
    expect(gone.options[0]?.steps.find(({ id }) => id === park.operationId)).toMatchObject({
      to: { truck: null, unassigned: false },
    });
    expect((await apply(api, gone._id, { option: 1, version: gone.version })).status).toBe(200);
    expect((await undo(api, gone._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('has failed once nobody works it out any more, and begins anew [R-PLAN-13]', async () => {
    const day = freshDay();
    await givenJob(api, day, { name: 'Lopez', clock: '14:00', truck: trucks[0] });
    const cause = { truckDown: { truck: trucks[0] } };
    const { body: first } = await ask(day, cause);
    await worked(api, first._id);
    await api
      .get(Db)
      .query(
        `update planning.proposal set state = 'computing', made_at = made_at - interval '1 hour' where id = $1`,
        [first._id],
      );
    expect((await proposal(api, first._id)).body).toMatchObject({
      state: 'failed',
      error: 'The planner stopped. Nothing was changed.',
    });
    const { status, body: second } = await ask(day, cause);
    expect([status, second._id === first._id]).toEqual([202, false]);
    expect((await worked(api, second._id)).state).toBe('ready');
  });

  it('only notes the cause by option 0, and takes that back [R-PLAN-12, R-PLAN-13]', async () => {
    const day = freshDay();
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    const before = shown(await dayView(api, day));
    const done = await worked(api, (await ask(day, { truckDown: { truck: trucks[0] } })).body._id);
    expect((await check(api, done._id, { option: 0, leaveOut: [] })).body.problems).toEqual([]);
    const noted = await apply(api, done._id, { option: 0, version: done.version });
    expect(noted).toMatchObject({ status: 200, body: { applied: { option: 0 } } });
    const { customers } = await dayView(api, day);
    const [booking] = customers.find(({ _id }) => _id === gomez.customerId)?.bookings ?? [];
    expect(booking?.operation).toMatchObject({ truck: null, unassigned: true });
    expect((await undo(api, done._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('can be stopped while it computes, and tells that it is gone [R-PLAN-1, R-PLAN-13]', async () => {
    const day = freshDay();
    await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    const topic = `planning:${api.branchId}:${day}`;
    const desk = await LiveConnection.open(api.origin, api.as('manager').token);
    await desk.ask('watch', { topic });
    const { body } = await ask(day, { truckDown: { truck: trucks[0] } });
    const told = (version: number) =>
      desk.until<{ change: { items: ProposalChange[] } | null }>('changed', ({ change }) =>
        (change?.items ?? []).some((one) => one.proposalId === body._id && one.version === version),
      );
    await told(1);
    expect((await api.as('manager').delete(`planning/proposals/${body._id}`)).status).toBe(200);
    expect((await proposal(api, body._id)).status).toBe(404);
    const next = await ask(day, { truckDown: { truck: trucks[0] } });
    expect(next.body._id).not.toBe(body._id);
    // The next one is worked out, whatever became of the process of the first.
    expect((await worked(api, next.body._id)).state).toBe('ready');
    desk.close();
  });

  it('drafts what to say to the customers to call and to the crews, and proves what it can [R-PLAN-19, R-PLAN-20]', async () => {
    const day = freshDay();
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: trucks[0] });
    // Once Park is done; to wait for that costs less than a rental.
    await givenJob(api, day, { name: 'Park', clock: '13:00', truck: trucks[1], duration: 2 });
    const lead = await hire(api, { roles: ['team_lead'] });
    await seat(api, day, { mover: lead._id, truck: trucks[1], position: 0 });
    const done = await worked(api, (await ask(day, { truckDown: { truck: trucks[0] } })).body._id);
    const option = done.options.find(({ totals }) => totals.rentals === 0);
    const step = option?.steps[0];
    expect(step).toMatchObject({ id: gomez.operationId, call: true, to: { truck: trucks[1] } });
    expect(option?.drafts).toMatchObject([
      {
        to: 'customer',
        ids: [gomez.customerId],
        channel: 'call',
        text: expect.stringMatching(
          /^Hello, this is about the move of .*Gomez on .*\. We promised to come at 8:30 AM\. Could our crew start at .* instead\?$/,
        ),
      },
      {
        to: 'crew',
        ids: [lead._id],
        channel: 'text',
        text: expect.stringMatching(/^You do Gomez at .* instead of T\d+\.$/),
      },
    ]);
    for (const { bound, proven, stopped, totals } of done.options) {
      expect(bound).toBeLessThanOrEqual(totals.cost);
      expect(proven).toBe(totals.cost - (bound ?? 0) <= 0.0001 * totals.cost);
      expect(stopped).toBe(false);
    }
  });

  it('gives two who ask at once the same one [R-PLAN-13]', async () => {
    const day = freshDay();
    await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    const cause = { truckDown: { truck: trucks[0] } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(day, cause)));
    const ids = new Set(answers.map(({ body }) => body._id));
    // Whoever comes after it is worked out begins anew.
    expect(ids.size).toBeLessThan(6);
    for (const { status } of answers) expect(status).toBe(202);
  });
});
