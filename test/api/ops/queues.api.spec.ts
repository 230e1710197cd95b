import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueueJobListView, QueueView } from '#modules/ops/contract/queue.view.js';
import { PRUNE_JOBS } from '#modules/ops/jobs/prune-jobs.job.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { JobStates } from '#platform/queue/job-states.js';
import { Jobs } from '#platform/queue/jobs.js';
import type { EnqueueOptions } from '#platform/queue/jobs.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const QUEUE = PRUNE_JOBS.queue.name;
const UNKNOWN = '0'.repeat(24);

describe('the job queues', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(() => api.get(Db).query('delete from platform.job'));

  const enqueue = (options: EnqueueOptions = {}): Promise<string> =>
    api.get(UnitOfWork).run(() => api.get(Jobs).enqueue(PRUNE_JOBS, {}, options));

  const givenFailed = async (): Promise<string> => {
    const id = await enqueue();
    await api.get(JobStates).start(id);
    await api.get(JobStates).failed(id, 'It did not work', 'GET https://x.test/?key=abc 500');
    return id;
  };

  const figures = async (): Promise<QueueView | undefined> => {
    const { body } = await api.as('admin').get<QueueView[]>('ops/queues');
    return body.find(({ name }) => name === QUEUE);
  };

  const jobsIn = async (state: string): Promise<QueueJobListView> => {
    const { body } = await api
      .as('admin')
      .get<QueueJobListView>(`ops/queues/${QUEUE}/jobs`, { query: { state } });
    return body;
  };

  const act = (id: string, act: string) =>
    api.as('admin').post(`ops/queues/${QUEUE}/jobs/${id}/${act}`);

  it('are not known by other names, nor their jobs by other ids', async () => {
    const admin = api.as('admin');
    const noQueue = { status: 404, body: { message: 'Queue not found' } };
    expect(await admin.get('ops/queues/tomorrow/jobs')).toMatchObject(noQueue);
    expect(await admin.post('ops/queues/tomorrow/pause')).toMatchObject(noQueue);
    expect(await admin.post('ops/queues/tomorrow/resume')).toMatchObject(noQueue);
    expect(await admin.post(`ops/queues/tomorrow/jobs/${UNKNOWN}/retry`)).toMatchObject(noQueue);
    const noJob = { status: 404, body: { message: 'Job not found' } };
    expect(await act(UNKNOWN, 'retry')).toMatchObject(noJob);
    expect(await act(UNKNOWN, 'promote')).toMatchObject(noJob);
    expect(await admin.delete(`ops/queues/${QUEUE}/jobs/${UNKNOWN}`)).toMatchObject(noJob);
    expect((await act('7', 'retry')).status).toBe(400);
  });

  it.each(['state=lost', 'page=0', 'size=201', 'sort=age'])('refuse %s', async (query) => {
    const answer = await api.as('admin').get(`ops/queues/${QUEUE}/jobs?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('refuse what a job’s state does not allow', async () => {
    const id = await enqueue();
    expect(await act(id, 'retry')).toMatchObject({
      status: 409,
      body: { code: 'JOB_NOT_FAILED' },
    });
    expect(await act(id, 'promote')).toMatchObject({
      status: 409,
      body: { code: 'JOB_NOT_DELAYED' },
    });
    await api.get(JobStates).start(id);
    expect(await api.as('admin').delete(`ops/queues/${QUEUE}/jobs/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'JOB_RUNNING' },
    });
  });

  it('lose no job that comes due just after it was refused as too early', async () => {
    const states = api.get(JobStates);
    const id = await enqueue({ delayMs: 60_000 });
    expect(await states.start(id)).toBeUndefined();
    await api.get(Db).query('update platform.job set run_at = now() where id = $1', [id]);
    expect(await states.earlyBy(id)).toBe(1);
    await states.start(id);
    expect(await states.earlyBy(id)).toBe(0);
  });

  it('count their jobs and know the age of the oldest', async () => {
    await enqueue();
    await enqueue({ delayMs: 60_000 });
    await givenFailed();
    await api.get(Db).query(`
      update platform.job set run_at = now() - interval '90 seconds'
      where state = 'queued' and run_at <= now()`);
    const found = await figures();
    expect(found).toMatchObject({
      isPaused: false,
      counts: { waiting: 1, active: 0, delayed: 1, completed: 0, failed: 1, paused: 0 },
      workers: expect.any(Number),
      throughputPerMinute: 1,
    });
    expect(found?.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
  });

  it('show why a job failed, and no secret', async () => {
    const id = await givenFailed();
    expect(await jobsIn('failed')).toMatchObject({
      total: 1,
      jobs: [
        {
          _id: id,
          name: 'ops.prune-jobs',
          state: 'failed',
          payload: {},
          attempts: 1,
          maxAttempts: 5,
          error: 'It did not work',
          reason: 'GET https://x.test/?key=••• 500',
        },
      ],
    });
    expect(await jobsIn('waiting')).toEqual({ jobs: [], total: 0 });
  });

  it('retry a failed job, and the audit trail says who asked for it', async () => {
    const id = await givenFailed();
    expect(await act(id, 'retry')).toMatchObject({ status: 200, body: {} });
    expect((await jobsIn('waiting')).jobs).toMatchObject([
      { _id: id, error: null, finished: null },
    ]);
    const trail = await api
      .get(Db)
      .query(`select employee_id, data from platform.history_event where entity_id = $1`, [id]);
    const data = { action: 'RETRIED', queue: QUEUE, name: 'ops.prune-jobs' };
    expect(trail).toEqual([{ employee_id: api.people.admin._id, data }]);
  });

  it('start a delayed job now and forget a removed one', async () => {
    const id = await enqueue({ delayMs: 60_000 });
    expect((await act(id, 'promote')).status).toBe(200);
    expect(await jobsIn('delayed')).toEqual({ jobs: [], total: 0 });
    expect((await jobsIn('waiting')).total).toBe(1);
    expect((await api.as('admin').delete(`ops/queues/${QUEUE}/jobs/${id}`)).status).toBe(200);
    expect((await jobsIn('waiting')).total).toBe(0);
  });

  it('are paused and resumed, and those who watch hear of it', async () => {
    const watcher = await LiveConnection.open(api.origin, api.as('admin').token);
    expect(await watcher.ask('watch', { topic: 'queues' })).toEqual({
      revision: expect.any(Number),
    });
    await enqueue();
    expect((await api.as('admin').post(`ops/queues/${QUEUE}/pause`)).status).toBe(200);
    expect(await figures()).toMatchObject({ isPaused: true, counts: { waiting: 0, paused: 1 } });
    expect((await jobsIn('paused')).total).toBe(1);
    await watcher.until('changed', ({ topic, change }: Changed) => {
      const news = topic === 'queues' && change?.items.find(({ name }) => name === QUEUE);
      return news ? news.isPaused && news.counts.paused === 1 : false;
    });
    expect((await api.as('admin').post(`ops/queues/${QUEUE}/resume`)).status).toBe(200);
    expect(await figures()).toMatchObject({ isPaused: false, counts: { waiting: 1, paused: 0 } });
    watcher.socket.disconnect();
  });

  it('are watched by administrators only', async () => {
    const watcher = await LiveConnection.open(api.origin, api.as('manager').token);
    expect(await watcher.ask('watch', { topic: 'queues' })).toEqual({ error: 'FORBIDDEN' });
    watcher.socket.disconnect();
  });
});

interface Changed {
  topic: string;
  change: { items: QueueView[] } | null;
}
