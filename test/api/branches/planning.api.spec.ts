import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_PLANNING } from '#modules/branches/contract/planning.js';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView } from '../scheduling/day-calls.js';
import { branchBody } from './branch-body.js';

interface Refusal {
  code?: string;
  message?: string;
  errors?: { path: string }[];
  planning?: PlanningView;
}

const NEVER = { version: 0, changed: null, changedBy: null, ...DEFAULT_PLANNING };
const UNKNOWN = 'ffffffffffffffffffffffff';

describe('the planning settings of a branch', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const branch = async (): Promise<string> =>
    (await api.as('admin').post<{ _id: string }>('branch', branchBody())).body._id;
  const get = async (id: string) =>
    (await api.as('mover').get<PlanningView>(`branch/${id}/planning`)).body;
  const put = (id: string, body: object) =>
    api.as('admin').put<PlanningView & Refusal>(`branch/${id}/planning`, body);
  const versions = (id: string) =>
    api.as('admin').get<PlanningView[]>(`branch/${id}/planning/versions`);

  it('are read by all staff, written and listed by admins [R-BRANCH-12]', async () => {
    const path = `branch/${api.branchId}/planning`;
    expect((await api.anonymous.get(path)).status).toBe(401);
    expect((await api.as('mover').get(path)).status).toBe(200);
    expect((await api.as('manager').put(path, { version: 0 })).status).toBe(403);
    expect((await api.as('manager').get(`${path}/versions`)).status).toBe(403);
  });

  it('are the defaults as version 0 until somebody saves some [R-BRANCH-12]', async () => {
    const id = await branch();
    expect(await get(id)).toEqual(NEVER);
    expect((await versions(id)).body).toEqual([]);
    expect(await put(id, await get(id))).toMatchObject({ status: 200, body: NEVER });
    expect(await get(id)).toEqual(NEVER);
  });

  it('belong to a branch that exists', async () => {
    const path = `branch/${UNKNOWN}/planning`;
    const body = { message: 'Branch not found' };
    expect(await api.as('admin').get(path)).toMatchObject({ status: 404, body });
    expect(await versions(UNKNOWN)).toMatchObject({ status: 404, body });
    expect(await put(UNKNOWN, { version: 0 })).toMatchObject({ status: 404, body });
    expect((await api.as('admin').get('branch/x/planning')).status).toBe(400);
  });

  it.each([
    [{}, 'version'],
    [{ version: '0' }, 'version'],
    [{ version: 0, directLegs: 'yes' }, 'directLegs'],
    [{ version: 0, arrivalWindows: null }, 'arrivalWindows'],
    [{ version: 0, publicRanking: 1 }, 'publicRanking'],
    [{ version: 0, turnaroundMinutes: 20 }, 'turnaroundMinutes'],
    [{ version: 0, turnaroundMinutes: 75 }, 'turnaroundMinutes'],
    [{ version: 0, turnaroundMinutes: -15 }, 'turnaroundMinutes'],
    [{ version: 0, longestWaitMinutes: 615 }, 'longestWaitMinutes'],
    [{ version: 0, longestWaitMinutes: 100 }, 'longestWaitMinutes'],
    [{ version: 0, windowMinutes: 0 }, 'windowMinutes'],
    [{ version: 0, windowMinutes: 375 }, 'windowMinutes'],
    [{ version: 0, shortestJobHours: 0.75 }, 'shortestJobHours'],
    [{ version: 0, shortestJobHours: 8.25 }, 'shortestJobHours'],
    [{ version: 0, shortestJobHours: 2.6 }, 'shortestJobHours'],
    [{ version: 0, slotWeights: null }, 'slotWeights'],
    [{ version: 0, slotWeights: { gap: 1000.1 } }, 'slotWeights.gap'],
    [{ version: 0, slotWeights: { gap: -0.1 } }, 'slotWeights.gap'],
    [{ version: 0, slotWeights: { loadFrom: 2.1 } }, 'slotWeights.loadFrom'],
    [{ version: 0, slotWeights: { risk: 1_000.5 } }, 'slotWeights.risk'],
    [{ version: 0, slotWeights: { door: 1 } }, 'slotWeights.door'],
    [{ version: 0, weeklyHours: 0 }, 'weeklyHours'],
    [{ version: 0, weeklyHours: 101 }, 'weeklyHours'],
    [{ version: 0, plannerWeights: { unserved: 100_001 } }, 'plannerWeights.unserved'],
    [{ version: 0, rentalLeadMinutes: 485 }, 'rentalLeadMinutes'],
    [{ version: 0, rentalLeadMinutes: 20 }, 'rentalLeadMinutes'],
    [{ version: 0, plannerWeights: { drive: '1' } }, 'plannerWeights.drive'],
    [{ version: 0, color: 'red' }, 'color'],
  ])('name what is wrong with %j', async (body, path) => {
    const answer = await put(api.branchId, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('take every limit, and let what is left out stay, in groups too [R-BRANCH-13]', async () => {
    const id = await branch();
    const most = {
      ...{ directLegs: true, arrivalWindows: true, publicRanking: true, turnaroundMinutes: 60 },
      ...{ longestWaitMinutes: 600, windowMinutes: 360, shortestJobHours: 8, weeklyHours: 100 },
      rentalLeadMinutes: 480,
    };
    const first = await put(id, {
      version: 0,
      ...most,
      slotWeights: { gap: 1_000, loadFrom: 2, risk: 0 },
    });
    expect(first.status).toBe(200);
    const { slotWeights } = DEFAULT_PLANNING;
    expect(first.body).toMatchObject({
      ...most,
      version: 1,
      slotWeights: { ...slotWeights, gap: 1_000, loadFrom: 2, risk: 0 },
      plannerWeights: DEFAULT_PLANNING.plannerWeights,
    });
    const least = {
      ...{ turnaroundMinutes: 0, longestWaitMinutes: 0, windowMinutes: 15, shortestJobHours: 1 },
      ...{ weeklyHours: 1, rentalLeadMinutes: 0 },
    };
    const drive = { plannerWeights: { drive: 0.1 } };
    const second = await put(id, { version: 1, ...least, ...drive });
    expect(second.body).toEqual({
      ...first.body,
      ...least,
      plannerWeights: { ...DEFAULT_PLANNING.plannerWeights, drive: 0.1 },
      version: 2,
      changed: expect.any(String),
    });
    expect(await get(id)).toEqual(second.body);
    expect((await versions(id)).body).toEqual([second.body, first.body]);
  });

  it('are stale when somebody saved others, who shows theirs [R-BRANCH-15]', async () => {
    const id = await branch();
    const stored = (await put(id, { version: 0, weeklyHours: 40 })).body;
    for (const version of [0, 2]) {
      const stale = await put(id, { version, weeklyHours: 45 });
      expect(stale).toMatchObject({
        status: 409,
        body: { code: 'STALE_VERSION', message: 'Someone else changed this.', planning: stored },
      });
    }
    expect(await get(id)).toEqual(stored);
  });

  it('make one version of two saves of the same one [R-BRANCH-15]', async () => {
    const id = await branch();
    const answers = await Promise.all(
      [41, 42, 43, 44].map((weeklyHours) => put(id, { version: 0, weeklyHours })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await versions(id)).body).toHaveLength(1);
  });

  it('make no version of equal values; each version is in the trail [R-BRANCH-14]', async () => {
    const id = await branch();
    const saved = (await put(id, { version: 0, slotWeights: { gap: 0.5 }, directLegs: true })).body;
    const again = await put(id, { version: 1, slotWeights: { gap: 0.5 } });
    expect(again).toMatchObject({ status: 200, body: saved });
    const [event, ...others] = await historyOf(api, 'branch', id);
    expect(others.filter(({ type }) => type === 'UPDATED')).toEqual([]);
    expect(event).toMatchObject({
      type: 'UPDATED',
      employee_id: saved.changedBy,
      data: { planningVersion: 1 },
      changes: [
        { field: 'planning.directLegs', before: false, after: true },
        { field: 'planning.slotWeights.gap', before: 0.4, after: 0.5 },
      ],
    });
  });

  it('never change once they are saved [R-BRANCH-14]', async () => {
    const id = await branch();
    await put(id, { version: 0, weeklyHours: 40 });
    for (const sql of [
      'update branches.planning_version set weekly_hours = 50 where branch_id = $1',
      'delete from branches.planning_version where branch_id = $1',
    ]) {
      await expect(api.asOwner(sql, [id])).rejects.toThrow('saved planning settings never change');
    }
  });

  it('are on the boards, as far as those need them [R-BRANCH-16]', async () => {
    const id = await branch();
    const board = async () => (await dayView(api, '2027-03-10', { branchId: id })).planning;
    const off = { directLegs: false, arrivalWindows: false, turnaroundMinutes: 15 };
    expect(await board()).toEqual(off);
    await put(id, { version: 0, arrivalWindows: true, turnaroundMinutes: 30 });
    expect(await board()).toEqual({ ...off, arrivalWindows: true, turnaroundMinutes: 30 });
  });
});
