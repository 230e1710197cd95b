import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { givenBranch, markOff, seat, UNKNOWN } from '../scheduling/day-calls.js';
import { check, givenJob, proposal, proposals, propose, twoTrucks } from './desk-calls.js';

const DAY = '2027-03-11';

describe('POST /planning/proposals', () => {
  let api: TestApi;
  let trucks: string[];

  beforeAll(async () => {
    api = await startTestApi();
    trucks = await twoTrucks(api);
  });
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-05');

  it('is for those who dispatch [R-PLAN-1]', async () => {
    const body = { date: DAY, cause: { mark: 'unassigned', id: UNKNOWN } };
    expect((await propose(api, body, api.anonymous)).status).toBe(401);
    expect((await propose(api, body, api.as('sales'))).status).toBe(403);
  });

  it.each([
    [{ date: 'today' }, 'date'],
    [{ kind: 'wish' }, 'kind'],
    [{ cause: { mark: 'sad', id: UNKNOWN } }, 'cause.mark'],
    [{ cause: { mark: 'tight', id: '1' } }, 'cause.id'],
    [{ cause: undefined }, 'cause'],
    [{ seed: 1.5 }, 'seed'],
  ])('names what is wrong with %j [R-PLAN-1]', async (over, path) => {
    const body = { date: DAY, cause: { mark: 'unassigned', id: UNKNOWN }, ...over };
    expect(await propose(api, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('refuses what is not there, elsewhere, on no board, over, or no longer marked [R-PLAN-1]', async () => {
    const day = freshDay();
    const booked = await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0]! });
    const ask = (mark: string, id: string, over: object = {}) =>
      propose(api, { date: day, cause: { mark, id }, ...over });
    expect(await ask('tight', UNKNOWN)).toMatchObject({
      status: 404,
      body: { message: 'Operation not found' },
    });
    expect((await ask('missingLead', UNKNOWN)).body.message).toBe('Truck not found');
    expect((await ask('tight', UNKNOWN, { branchId: UNKNOWN })).body.message).toBe(
      'Branch not found',
    );
    const elsewhere = await givenBranch(api);
    const other = await ask('tight', booked.operationId, { branchId: elsewhere._id });
    expect(other).toMatchObject({ status: 409, body: { code: 'OTHER_BRANCH' } });
    const loose = await givenMove(api, day, { name: 'Loose' });
    expect(await ask('unassigned', loose.operationId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_ON_BOARD', message: 'This move is not on the board.' },
    });
    const nextDay = await ask('tight', booked.operationId, { date: freshDay() });
    expect(nextDay).toMatchObject({
      status: 422,
      body: { code: 'NOT_ON_DAY', message: 'That move is not on this day.' },
    });
    expect(await ask('tight', booked.operationId)).toMatchObject({
      status: 422,
      body: { code: 'NOTHING_TO_FIX', message: 'This mark is gone.' },
    });
    const past = await propose(api, {
      date: '2020-05-05',
      cause: { mark: 'missingLead', id: trucks[0] },
    });
    expect(past).toMatchObject({
      status: 422,
      body: { code: 'DAY_PAST', message: 'This day is over.' },
    });
  });

  it('proposes a truck for a move without one, and keeps it [R-PLAN-1, R-PLAN-7]', async () => {
    const day = freshDay();
    const lead = await hire(api, { roles: ['team_lead'] });
    await givenJob(api, day, { name: 'Park', clock: '14:00', truck: trucks[0]! });
    await seat(api, day, { mover: lead._id, truck: trucks[0], position: 0 });
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '20:00', duration: 3 });
    await unassign(api, gomez, { unassigned: 'true' });
    const cause = { mark: 'unassigned', id: gomez.operationId };
    const made = await propose(api, { date: day, cause });
    expect(made).toMatchObject({
      status: 201,
      body: {
        branchId: api.branchId,
        date: day,
        kind: 'fix',
        cause,
        words: 'Gomez has no truck.',
        state: 'ready',
        progress: 100,
        version: 1,
        applied: null,
        error: null,
        replacedBy: null,
        now: { unserved: 1, trucks: 1, calls: 0, openSeats: 1, steps: [] },
        rejected: [],
        options: [
          {
            no: 1,
            name: 'fix',
            stopped: false,
            drafts: [{ to: 'crew', channel: 'text', text: 'You do Gomez at 3 PM.' }],
            totals: { unserved: 0, trucks: 1, moved: 0 },
            steps: [
              {
                seq: 1,
                op: 'place',
                id: gomez.operationId,
                customerId: gomez.customerId,
                name: 'Gomez',
                from: { truck: null, unassigned: true },
                to: { truck: trucks[0], unassigned: false },
                call: false,
                needs: [],
              },
            ],
          },
        ],
      },
    });
    expect(made.body.made.by).not.toBe('');
    expect((await proposal(api, made.body._id)).body).toEqual(made.body);
    const again = await propose(api, { date: day, cause });
    expect(again.body.options).toEqual(made.body.options);
    const listed = (await proposals(api, day)).body.map(({ _id }) => _id);
    expect(listed).toEqual([again.body._id, made.body._id]);
    expect((await proposal(api, UNKNOWN)).body.message).toBe('Proposal not found');
  });

  it('seats the cheapest free lead [R-PLAN-6]', async () => {
    const day = freshDay();
    const off = await hire(api, { roles: ['team_lead'] });
    await markOff(api, day, { employee: off._id, reason: 'Flu' });
    await givenJob(api, day, { name: 'Park', clock: '14:00', truck: trucks[1]! });
    const { body } = await propose(api, {
      date: day,
      cause: { mark: 'missingLead', id: trucks[1] },
    });
    const [step] = body.options[0]?.steps ?? [];
    expect(step).toMatchObject({
      op: 'seat',
      from: null,
      to: { truck: trucks[1], position: 0 },
      call: false,
    });
    expect(step?.id).not.toBe(off._id);
    const totals = body.options[0]?.totals;
    expect(totals?.openSeats).toBe(body.now.openSeats - 2);
    expect(totals?.cost).toBeCloseTo(body.now.cost - 60, 5);
  });

  it('drafts the confirmation of a move, without a step [R-PLAN-7]', async () => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const job = await givenJob(api, day, { name: 'Ruiz', clock: '15:00', truck: trucks[0]! });
    const { body } = await propose(api, {
      date: day,
      cause: { mark: 'notConfirmed', id: job.operationId },
    });
    expect(body.options).toMatchObject([
      {
        steps: [],
        drafts: [{ to: 'customer', ids: [job.customerId], channel: 'email' }],
      },
    ]);
  });

  it('says why there is no fix [R-PLAN-7]', async () => {
    const day = freshDay();
    const wide = await givenJob(api, day, { name: 'Wide', clock: '14:00', duration: 10.5 });
    for (const truck of trucks) {
      await givenJob(api, day, { name: 'Full', clock: '14:00', truck, duration: 10 });
    }
    await unassign(api, wide, { unassigned: 'true' });
    const { status, body } = await propose(api, {
      date: day,
      cause: { mark: 'unassigned', id: wide.operationId },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ options: [], words: 'No truck has room for Wide.' });
  });
});

describe('POST /planning/proposals/{id}/check', () => {
  let api: TestApi;
  let truck: string;
  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
  });
  afterAll(() => api?.close());

  it('tells what an option comes to without some steps, and what is in its way by now [R-PLAN-9]', async () => {
    const gomez = await givenJob(api, DAY, { name: 'Gomez', clock: '16:00' });
    const { body: loose } = await unassign(api, gomez, { unassigned: 'true' });
    const cause = { mark: 'unassigned', id: gomez.operationId };
    const { body } = await propose(api, { date: DAY, cause });
    const whole = await check(api, body._id, { option: 1, leaveOut: [] });
    expect(whole.status).toBe(200);
    expect(whole.body).toEqual({ totals: body.options[0]?.totals, problems: [] });
    const { steps: _steps, ...now } = body.now;
    const left = body.options[0]?.steps.map(({ seq }) => seq);
    expect((await check(api, body._id, { option: 1, leaveOut: left })).body.totals).toEqual(now);
    expect((await assign(api, { ...gomez, nounce: loose.nounce }, truck)).status).toBe(200);
    const late = await check(api, body._id, { option: 1 });
    expect(late.body.problems).toEqual([
      { seq: 1, code: 'BLOCK_CHANGED', message: 'Someone else has moved it since.' },
    ]);
  });

  it('knows its options and steps [R-PLAN-9]', async () => {
    const day = '2027-03-15';
    await givenJob(api, day, { name: 'Park', clock: '14:00', truck });
    await hire(api, { roles: ['team_lead'] });
    const { body } = await propose(api, { date: day, cause: { mark: 'missingLead', id: truck } });
    const wrong = async (sent: object) => (await check(api, body._id, sent)).body.errors?.[0]?.path;
    expect(await wrong({ option: 9 })).toBe('option');
    expect(await wrong({})).toBe('option');
    expect(await wrong({ option: 1, leaveOut: [7] })).toBe('leaveOut.0');
    expect(await wrong({ option: 1, leaveOut: 1 })).toBe('leaveOut');
    expect((await check(api, UNKNOWN, { option: 1 })).status).toBe(404);
  });

  it('ends with the proposal [R-PLAN-1]', async () => {
    const day = '2027-03-16';
    await givenJob(api, day, { name: 'Park', clock: '14:00', truck });
    const { body } = await propose(api, { date: day, cause: { mark: 'missingLead', id: truck } });
    const removed = await api.as('manager').delete(`planning/proposals/${body._id}`);
    expect(removed).toMatchObject({ status: 200, body: {} });
    expect((await proposal(api, body._id)).status).toBe(404);
  });
});
