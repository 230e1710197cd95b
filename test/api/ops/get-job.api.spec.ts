import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import type { JobView } from '#kernel/job.js';
import { PRUNE_JOBS } from '#modules/ops/jobs/prune-jobs.job.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { Jobs } from '#platform/queue/jobs.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('GET /jobs/{jobId}', () => {
  let api: TestApi;
  let jobId: string;

  beforeAll(async () => {
    api = await startTestApi();
    const startedBy = api.people.sales._id;
    jobId = await api
      .get(UnitOfWork)
      .run(() => api.get(Jobs).enqueue(PRUNE_JOBS, {}, { startedBy }));
  });
  afterAll(() => api.close());

  it('requires a token and an id', async () => {
    expect((await api.anonymous.get(`jobs/${jobId}`)).status).toBe(401);
    expect((await api.as('sales').get('jobs/7')).status).toBe(400);
  });

  it("does not know another person's job", async () => {
    const answer = await api.as('admin').get(`jobs/${jobId}`);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Job not found' } });
  });

  it('reports its progress', async () => {
    const answer = await api.as('sales').get(`jobs/${jobId}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ state: 'queued', progress: 0, error: null });
  });

  it('is ready with its queue and its presence [R-OPS-1]', async () => {
    const answer = await api.anonymous.get('/healthcheck/ready');
    expect(answer).toMatchObject({
      status: 200,
      body: { database: 'up', queue: 'up', presence: 'up' },
    });
  });
});

describe('GET /jobs/{jobId} where the workers are in the same process', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api.close());

  it('sees the job done', async () => {
    const startedBy = api.people.mover._id;
    const jobId = await api
      .get(UnitOfWork)
      .run(() => api.get(Jobs).enqueue(PRUNE_JOBS, {}, { startedBy }));
    for (;;) {
      const { body } = await api.as('mover').get<JobView>(`jobs/${jobId}`);
      if (body.state === 'queued' || body.state === 'running') continue;
      expect(body).toEqual({ state: 'done', progress: 100, error: null });
      break;
    }
  });
});
