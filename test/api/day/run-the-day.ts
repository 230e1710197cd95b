import { expect } from '@jest/globals';
import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { assign } from '../../support/given/booking-calls.js';
import { AGREED, retime } from '../../support/given/retime-calls.js';
import { propose, repairOf, worked } from '../planning/desk-calls.js';
import { removeFromService, saveOperation, seat } from '../scheduling/day-calls.js';
import { putStandIn, removeStandIn, truckOn } from '../scheduling/stand-in-calls.js';
import { mailTo } from './day-mail.js';
import {
  at,
  boardOf,
  closingOf,
  done,
  later,
  marksOf,
  onBoard,
  requestOf,
  stamp,
  TODAY,
  toldOf,
} from './played-day.js';
import type { PlayedDay } from './played-day.js';

/** The two jobs of T1 today: M from half past eight for two hours, N at half past three. */
export interface TwoJobs {
  m: GivenMove;
  n: GivenMove;
}

/** Step 13. */
export async function givenToday(day: PlayedDay): Promise<TwoJobs> {
  const { api, trucks, crew } = day;
  const on = async (name: string, clock: string): Promise<GivenMove> => {
    const move = await givenMove(api, TODAY, { name });
    const drives = { startingDriveTime: 0.25, endingDriveTime: 0.25 };
    const nounce = await saveOperation(api, move, {
      ...{ date: at(clock), duration: 2, moverCount: 2, bookingEnvelope: drives },
    });
    expect((await assign(api, { ...move, nounce }, trucks[0])).status).toBe(200);
    await mailTo(day, move.customerId, 'confirmation');
    return readMove(api, move.customerId);
  };
  const jobs = { m: await on('Miller', '08:30'), n: await on('Nolan', '15:30') };
  for (const [position, { _id: mover }] of crew.entries())
    await done(seat(api, TODAY, { mover, truck: trucks[0], position }));
  expect((await onBoard(day, TODAY, jobs.n.operationId)).progress).toMatchObject({
    waitsFor: null,
    expectedStart: at('15:30'),
  });
  return jobs;
}

/** What the phone of the crew's lead says of a job. */
async function onPhone({ api, crew }: PlayedDay, operationId: string) {
  const [{ _id }] = crew as [PlayedDay['crew'][number]];
  const query = { from: TODAY, to: TODAY };
  const phone = await api.asEmployee({ _id, roles: ['team_lead'] });
  const schedule = await done(phone.get<ScheduleView>(`assignment/schedule/${_id}`, { query }));
  return schedule[TODAY]?.operations.find((one) => one._id === operationId);
}

/** Someone of the crew stamps M or N when the clock says so. */
async function stamped(day: PlayedDay, operation: string, kind: string, clock: string) {
  const now = await later(day, clock);
  const { _id } = day.crew[0]!;
  const phone = await now.api.asEmployee({ _id, roles: ['team_lead'] });
  const told = await toldOf(now, operation, async () => {
    const { results } = (await done(stamp(phone, operation, kind, clock))) as { results: object[] };
    expect(results).toMatchObject([{ state: 'stored' }]);
  });
  expect(told).toMatchObject({ [kind]: at(clock) });
  return now;
}

/** Steps 14 to 16: M is begun and takes longer, so that N waits, and the desk knows a way. */
export async function overrun(day: PlayedDay, { m, n }: TwoJobs): Promise<PlayedDay> {
  await stamped(day, m.operationId, 'leftYard', '08:10');
  let now = await stamped(day, m.operationId, 'started', '08:40');
  const begun = await retime(now.api, await readMove(now.api, m.customerId), {
    start: '09:00',
    agreed: AGREED,
  });
  expect(begun).toMatchObject({ status: 409, body: { code: 'ALREADY_STARTED' } });
  // Step 15.
  now = await later(day, '15:30');
  const { progress } = await onBoard(now, TODAY, n.operationId);
  expect(progress.waitsFor).toBe(m.operationId);
  const { items } = await marksOf(now, TODAY);
  const stuck = items.filter(({ mark }) => mark === 'cantStart');
  expect(stuck.map(({ operation }) => operation?._id)).toEqual([n.operationId]);
  expect(await onPhone(now, n.operationId)).toMatchObject({
    ...{ waitsFor: true, expectedStart: progress.expectedStart },
  });
  // Step 16.
  const cause = { mark: 'cantStart', id: n.operationId };
  const made = await done(propose(now.api, { date: TODAY, kind: 'fix', cause }), 201);
  const { options } = await worked(now.api, made._id);
  expect(options.length).toBeGreaterThan(0);
  for (const { totals } of options) expect(totals.calls === 1 || totals.moved === 1).toBe(true);
  return now;
}

/** Steps 17 to 19. */
export async function breakDown(day: PlayedDay, { m, n }: TwoJobs): Promise<void> {
  const {
    api,
    trucks: [t1, t2],
  } = day;
  // Step 17.
  const down = { date: TODAY, truckIds: [t1], from: '15:30', note: 'Engine' };
  const refused = await removeFromService(api, down);
  expect(refused).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } });
  expect(refused.body).toMatchObject({
    bookings: expect.arrayContaining([
      expect.objectContaining({ customerName: expect.stringContaining('Nolan') }),
    ]),
  });
  const repair = await repairOf(api, TODAY, { truckDown: { truck: t1, from: '15:30' } });
  const takeOver = repair.options.find(({ steps }) => steps.some(({ op }) => op === 'standIn'));
  const taken = takeOver?.steps.map(({ op, id }) => [op, id]);
  expect(taken).toContainEqual(['standIn', t1]);
  expect(taken).not.toContainEqual(['place', m.operationId]);
  // Step 18.
  const before = {
    m: await onBoard(day, TODAY, m.operationId),
    n: await onBoard(day, TODAY, n.operationId),
  };
  const whole = await boardOf(day, TODAY);
  const standIn = { date: TODAY, truck: t1, by: t2, from: '15:30', note: 'Engine' };
  const first = await putStandIn(api, standIn);
  expect(first.status).toBe(200);
  // Step 24, for as long as N has not left with T2.
  const early = { date: TODAY, truck: t1, undoes: requestOf(first) };
  expect((await removeStandIn(api, early)).status).toBe(200);
  expect(await boardOf(day, TODAY)).toBe(whole);
  expect((await putStandIn(api, standIn)).status).toBe(200);
  expect(await onBoard(day, TODAY, m.operationId)).toEqual(before.m);
  expect(await onBoard(day, TODAY, n.operationId)).toEqual(before.n);
  expect(before.m.operation.truck).toBe(t1);
  expect(before.m.progress).toMatchObject({ leftYard: at('08:10'), started: at('08:40') });
  expect((await removeFromService(api, down)).status).toBe(200);
  expect(await truckOn(api, TODAY, t1)).toMatchObject({
    standIn: { truck: t2 },
    unavailableFrom: '15:30',
  });
  // Step 19.
  const longer = await retime(api, await readMove(api, m.customerId), { duration: 7.5 });
  const { operationId } = n;
  expect(longer).toMatchObject({
    status: 409,
    body: { code: 'SLOT_TAKEN', with: [{ operation: operationId }] },
  });
  const late = { late: { operation: m.operationId, end: '16:00' } };
  const { options } = await repairOf(api, TODAY, late);
  expect(options.length).toBeGreaterThan(0);
}

/** Steps 20 to 25: M ends, N is done, the office corrects, and nothing red is left. */
export async function close(day: PlayedDay, { m, n }: TwoJobs): Promise<void> {
  // Step 20.
  await stamped(day, m.operationId, 'finished', '15:40');
  let now = await stamped(day, m.operationId, 'backYard', '15:58');
  // Back at 3:58 PM and a quarter of an hour out: up to a quarter.
  expect((await onBoard(now, TODAY, n.operationId)).progress.expectedStart).toBe(at('16:15'));
  // Step 21.
  await stamped(day, n.operationId, 'leftYard', '16:00');
  await stamped(day, n.operationId, 'started', '16:15');
  now = await stamped(day, n.operationId, 'finished', '18:15');
  const { progress } = await onBoard(now, TODAY, n.operationId);
  expect(progress).toMatchObject({
    state: 'finished',
    waitsFor: null,
    span: { column: 37, span: 8 },
  });
  const { items } = await marksOf(now, TODAY);
  const ofN = items.filter(({ operation }) => operation?._id === n.operationId);
  expect(ofN.map(({ mark }) => mark)).toEqual([]);
  // Step 22.
  const closing = await closingOf(now, m.operationId);
  expect(closing).toMatchObject({
    row: {
      planned: { start: at('08:30'), end: at('10:30'), hours: 2 },
      clockHours: 7,
      difference: 5,
      kept: true,
      doubt: 'Far longer than planned',
    },
    kept: { kept: 1, judged: 2 },
  });
  expect((await closingOf(now, n.operationId)).row).toMatchObject({ kept: false, doubt: null });
  // Step 23.
  const { version } = closing.row;
  const body = { version, finished: at('12:40') };
  await done(now.api.as('manager').put<ActualView>(`actuals/${m.operationId}`, body));
  expect((await closingOf(now, m.operationId)).row).toMatchObject({
    clockHours: 4,
    difference: 2,
    doubt: null,
  });
  // Step 24.
  const undone = await removeStandIn(now.api, { date: TODAY, truck: day.trucks[0] });
  expect(undone).toMatchObject({
    status: 409,
    body: {
      code: 'ALREADY_STARTED',
      message: expect.stringMatching(/Nolan started with T2\.$/),
      with: [{ operation: n.operationId }],
    },
  });
  // Step 25.
  const { tones, counts } = await marksOf(now, TODAY);
  expect(Object.values(tones)).not.toContain('red');
  expect(Object.keys(counts)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(unassigned|cantStart|runningLate)$/)]),
  );
}
