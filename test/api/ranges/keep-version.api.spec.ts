import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { DELIVER_NOTICE } from '#modules/mail/jobs/deliver-notice.job.js';
import { KeepVersionCommand } from '#modules/ranges/commands/keep-version/keep-version.command.js';
import type { ModelJobsView, ModelView } from '#modules/ranges/contract/model.view.js';
import { trainModel } from '#modules/ranges/domain/train-model.js';
import type { Training } from '#modules/ranges/training/model-trainer.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const DAY = '2027-03-10';
const JOBS = 40;

describe('a version that was learned', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const model = async (): Promise<ModelView> =>
    (await api.as('admin').get<ModelView>('estimates/model')).body;
  const keep = (training: Training, asked = true, jobId = newId()) =>
    api.execute(new KeepVersionCommand(jobId, training, asked));
  const notices = async (): Promise<number> => {
    const sql = 'select count(*)::integer as count from platform.job where name = $1';
    const [row] = await api.get(Db).query<{ count: number }>(sql, [DELIVER_NOTICE.name]);
    return row?.count ?? 0;
  };
  const ids = Array.from({ length: JOBS }, () => newId());
  /** What 40 finished jobs teach. */
  const given = (over: { p80?: number; jobsHash?: string } = {}): Training => {
    const group = 'house|level';
    const branchId = api.branchId;
    const ratios = Array.from({ length: JOBS }, (_, index) => 1.3 + ((index * 7) % 20) / 40);
    const used = ratios.map((ratio, index) => ({
      ...{ activityId: ids[index] ?? '', group, branchId, month: '2027-03', y: Math.log(ratio) },
    }));
    const trained = trainModel(used);
    const jobs = ratios.map((ratio, index) => ({
      ...{ activityId: ids[index] ?? '', customerId: newId(), branchId, day: DAY, group, ratio },
      ...{ finished: new Date(`${DAY}T20:00:00.000Z`), leftOut: null, handlingMinutes: 240 },
      residual: trained.residuals[index] ?? 0,
    }));
    const { p80 = 0.8, jobsHash = 'a' } = over;
    return { model: { ...trained, p80 }, jobs, used, jobsHash };
  };

  it('is used at once where it is no worse, and once for each job', async () => {
    const jobId = newId();
    await keep(given(), true, jobId);
    await keep(given(), true, jobId);
    const { active, versions } = await model();
    expect([active, versions.length]).toEqual([1, 2]);
    const { body } = await api.as('admin').get<ModelJobsView>('estimates/model/1/jobs', {
      query: { branchId: api.branchId, page: 2, size: 30 },
    });
    expect([body.total, body.jobs.length]).toEqual([JOBS, 10]);
  });

  it('is not made at night where no job has changed', async () => {
    await keep(given(), false);
    expect((await model()).versions).toHaveLength(2);
    await keep(given({ jobsHash: 'b' }), false);
    expect((await model()).versions).toHaveLength(3);
    await keep(given({ jobsHash: 'a' }), false);
    expect((await model()).versions).toHaveLength(4);
  });

  it('is not held back by one that learned from the same moves [R-RANGE-5]', async () => {
    const { active, versions } = await model();
    expect([active, versions[0]?.held]).toEqual([3, []]);
  });

  it('is held where it covers too few moves, and the admins are mailed why [R-RANGE-5]', async () => {
    const { active } = await model();
    const before = await notices();
    await keep(given({ p80: 0.5, jobsHash: 'c' }));
    const after = await model();
    expect(after.active).toBe(active);
    expect(after.versions[0]).toMatchObject({
      state: 'candidate',
      held: expect.arrayContaining([
        '50.0% of 40 moves kept the 80% time; it should be 65.2% to 94.8%.',
      ]),
    });
    expect(await notices()).toBe(before + 1);
    const preview = await api.as('admin').get(`estimates/settings/${api.branchId}/preview`, {
      query: { quantile: 0.8 },
    });
    expect(preview.body).toMatchObject({ jobs: JOBS, meanOverrunCost: 0 });
    const { exceeded, meanOverrunHours } = preview.body as Record<string, number>;
    expect(exceeded).toBeGreaterThan(0);
    expect(meanOverrunHours).toBeGreaterThan(0);
  });

  it('is not used again when its moves are no longer kept [R-RANGE-5]', async () => {
    const sql = `
      insert into ranges.model_version (version, trained_at, state, n, jobs_hash)
      values (100, now(), 'retired', 0, '')`;
    await api.get(Db).query(sql);
    await keep(given({ jobsHash: 'd' }));
    const path = 'estimates/model/2';
    const { body } = await api.as('admin').get<ModelJobsView>(`${path}/jobs`);
    expect(body.total).toBe(0);
    const message =
      'The moves that this version learned from are no longer kept. Train a new version.';
    expect(await api.as('admin').post(`${path}/activate`)).toMatchObject({
      status: 409,
      body: { code: 'MODEL_JOBS_GONE', message },
    });
    expect((await api.as('admin').post('estimates/model/100/activate')).status).toBe(200);
  });
});
