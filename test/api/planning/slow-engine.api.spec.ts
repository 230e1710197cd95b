import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import type { FixAnswer } from '#modules/planning/domain/fixes/fix-day.js';
import { RepairEngine } from '#modules/planning/repairing/repair-engine.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { unassign } from '../../support/given/booking-calls.js';
import { apply, givenJob, proposal, proposals, propose, twoTrucks, worked } from './desk-calls.js';

/** Transactions that wait for something that is not the database. */
const WAITING = `
  select count(*)::integer as open from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%'`;

function aPromise(): [Promise<void>, () => void] {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((keep) => (resolve = keep));
  return [promise, resolve];
}

/** Nobody waits for the desk's engine with rows locked. */
describe('a desk whose engine is slow', () => {
  let api: TestApi;
  let trucks: [string, string];

  beforeAll(async () => {
    api = await startTestApi();
    trucks = await twoTrucks(api);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => api?.close());

  /** The engine begins, and answers only once it is let. */
  function heldEngine(count: number) {
    const engine = api.get(RepairEngine);
    const fix = engine.fix.bind(engine);
    const [begun, begin] = aPromise();
    const [held, goOn] = aPromise();
    let working = 0;
    jest.spyOn(engine, 'fix').mockImplementation(async (task): Promise<FixAnswer> => {
      working += 1;
      if (working === count) begin();
      await held;
      return fix(task);
    });
    return { begun, goOn };
  }

  const openTransactions = async (): Promise<number> => {
    const [row] = await api.get(Db).query<{ open: number }>(WAITING);
    return row?.open ?? -1;
  };

  async function givenLoose(day: string, name: string) {
    const job = await givenJob(api, day, { name, clock: '14:00' });
    const { body } = await unassign(api, job, { unassigned: 'true' });
    return { ...job, nounce: body.nounce };
  }

  it('has no transaction open meanwhile, and answers all who ask at once [R-PLAN-7]', async () => {
    const day = '2027-11-03';
    const jobs = await Promise.all(
      Array.from({ length: 16 }, (_, n) => givenLoose(day, `Gomez ${n}`)),
    );
    const { begun, goOn } = heldEngine(jobs.length);
    const asked = jobs.map(({ operationId: id }) =>
      propose(api, { date: day, cause: { mark: 'unassigned', id } }),
    );
    await begun;
    expect(await openTransactions()).toBe(0);
    goOn();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(jobs.map(() => 201));
    expect(answers.map(({ body }) => body.options.length)).toEqual(jobs.map(() => 1));
  });

  it('refuses what the day left behind at once, and works out what takes its place after that [R-PLAN-10]', async () => {
    const day = '2027-11-04';
    const gomez = await givenLoose(day, 'Gomez');
    const cause = { mark: 'unassigned', id: gomez.operationId };
    const { body: made } = await propose(api, { date: day, cause });
    const taken = { name: 'Lee', clock: '14:00', truck: trucks[0] };
    await givenJob(api, day, taken);
    const { begun, goOn } = heldEngine(1);
    const refused = await apply(api, made._id, { option: 1, version: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROPOSAL_STALE' } });
    await begun;
    expect(await openTransactions()).toBe(0);
    const { body: stale } = await proposal(api, made._id);
    const next = await proposal(api, stale.replacedBy ?? '');
    expect(next.body).toMatchObject({ kind: 'fix', state: 'computing', options: [] });
    const early = await apply(api, next.body._id, { option: 1, version: 1 });
    expect(early.body.message).toBe('This proposal is not ready yet.');
    // One is enough: who asks for the same meanwhile is given it.
    const same = await propose(api, { date: day, cause });
    expect(same).toMatchObject({ status: 201, body: { _id: next.body._id, state: 'computing' } });
    goOn();
    expect(await worked(api, next.body._id)).toMatchObject({
      state: 'ready',
      progress: 100,
      options: [{ no: 1 }],
    });
  });

  it('keeps one of a fix that is asked for and one that takes the place of a stale one [R-PLAN-7, R-PLAN-10]', async () => {
    const day = '2027-11-05';
    const gomez = await givenLoose(day, 'Gomez');
    const cause = { mark: 'unassigned', id: gomez.operationId };
    const { body: made } = await propose(api, { date: day, cause });
    await givenJob(api, day, { name: 'Lee', clock: '14:00', truck: trucks[0] });
    const { begun, goOn } = heldEngine(1);
    const asked = propose(api, { date: day, cause });
    await begun;
    jest.spyOn(api.get(RepairEngine), 'beginFix').mockImplementation(() => undefined);
    expect((await apply(api, made._id, { option: 1, version: 1 })).status).toBe(409);
    const { replacedBy } = (await proposal(api, made._id)).body;
    goOn();
    expect((await asked).body).toMatchObject({ _id: replacedBy, state: 'computing' });
    const ids = (await proposals(api, day)).body.map(({ _id }) => _id);
    expect(ids).toEqual([replacedBy, made._id]);
  });
});
