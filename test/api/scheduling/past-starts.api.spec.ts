import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import { withFreshTokens } from './fresh-tokens.js';

const idOf = ({ headers }: ApiAnswer): string => headers.get('x-request-id') ?? '';
const PAST = { status: 409, body: { code: 'ALREADY_STARTED', message: 'That start is past.' } };

/** Jobs are made from 8:30 AM to 12:30 PM without drives. */
describe('a job whose planned start is past', () => {
  let api: TestApi;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-08');

  /** On the Unassigned row, at 9:30 AM of its day. */
  async function waiting(): Promise<{ move: GivenMove; day: string; then: TestApi }> {
    const day = freshDay();
    const made = await givenMove(api, day);
    const there = await assign(api, made, truck);
    const off = await unassign(api, { ...made, nounce: there.body.nounce }, { unassigned: 'true' });
    api.setTime(`${day}T14:30:00Z`);
    const then = await withFreshTokens(api);
    return { move: { ...made, nounce: off.body.nounce }, day, then };
  }

  it('waits without a truck, and gets a start that is not past [R-BOARD-32]', async () => {
    const { move, then } = await waiting();
    expect(await retime(then, move, { start: '09:15', agreed: AGREED })).toMatchObject(PAST);
    const later = await retime(then, move, { start: '10:00', agreed: AGREED });
    expect(later.status).toBe(200);
  });

  it('waits without a truck, and goes to one at a start that is not past [R-BOARD-32]', async () => {
    const { move, day, then } = await waiting();
    const part = { _id: move.operationId, truck };
    expect(await rebook(then, move, day, [{ ...part, start: '09:00' }])).toMatchObject(PAST);
    expect((await rebook(then, move, day, [{ ...part, start: '10:00' }])).status).toBe(200);
  });

  it('goes back to it when another start is taken back [R-BOARD-32, R-BOARD-55]', async () => {
    const { move, day, then } = await waiting();
    const part = { _id: move.operationId, start: '10:00', truck };
    const there = await rebook(then, move, day, [part]);
    // 10:05 AM: by its plan its truck has left.
    api.setTime(`${day}T15:05:00Z`);
    const late = await withFreshTokens(api);
    const now = { ...move, nounce: there.body.nounce };
    const back = { customerNounce: now.nounce, activityDay: day, undoes: idOf(there) };
    const was = { _id: move.operationId, start: '08:30', truck: null, unassigned: true };
    const path = `move/activity/${move.activityId}/rebook`;
    expect(await late.as('sales').post(path, { ...back, operations: [was] })).toMatchObject({
      status: 200,
    });
  });

  /** Retimed from 8:30 to 10 AM on its truck, and five minutes after that. */
  async function retimed(): Promise<{ now: GivenMove; late: TestApi; undoes: string }> {
    const day = freshDay();
    const made = await givenMove(api, day);
    const there = await assign(api, made, truck);
    api.setTime(`${day}T12:00:00Z`);
    const early = await withFreshTokens(api);
    const at = { start: '10:00', agreed: AGREED };
    const later = await retime(early, { ...made, nounce: there.body.nounce }, at);
    expect(later.status).toBe(200);
    api.setTime(`${day}T15:05:00Z`);
    const late = await withFreshTokens(api);
    return { now: { ...made, nounce: later.body.nounce }, late, undoes: idOf(later) };
  }

  it('goes back to the start before on its truck, though its plan alone says that it has begun [R-BOARD-32, R-BOARD-55]', async () => {
    const { now, late, undoes } = await retimed();
    const without = await retime(late, now, { start: '08:30', agreed: AGREED });
    expect(without.body.code).toBe('ALREADY_STARTED');
    expect((await retime(late, now, { start: '08:30', undoes })).status).toBe(200);
  });

  it('stays where it is once it has begun, whoever takes it back [R-BOARD-32]', async () => {
    const { now, late, undoes } = await retimed();
    const started = { version: 0, started: '2027-08-05T15:00:00.000Z' };
    const { status } = await late.as('manager').put(`actuals/${now.operationId}`, started);
    expect(status).toBe(200);
    expect((await retime(late, now, { start: '08:30', undoes })).body).toMatchObject({
      code: 'ALREADY_STARTED',
      message: 'This job has already started.',
    });
  });
});
