import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asOwner } from '../../src/app/schema/as-owner.js';
import { Db } from '#platform/database/db.js';
import { JobRelay } from '#platform/queue/job-relay.js';
import { Queues } from '#platform/queue/queues.js';
import { TICKS } from '#platform/queue/schedule-worker.js';
import { enqueue, eventually, JobBench, jobRow, runsOf, settled } from './support/job-bench.js';
import type { BackendKind } from './support/job-bench.js';
import { EnqueueOnlyModule, SampleWorkerModule } from './support/worker-app.js';
import { ChildPrograms, end } from './support/child-programs.js';

describe.each<BackendKind>(['postgres', 'redis'])('a job on %s is not lost', (kind) => {
  let programs: ChildPrograms;
  let bench: JobBench;
  beforeAll(async () => {
    programs = await ChildPrograms.compile();
  });
  afterAll(() => programs.close());
  beforeEach(async () => {
    bench = await JobBench.open(kind, { QUEUE_RECONCILE_MS: '300' });
  });
  afterEach(() => bench.close());

  it('when its process dies between the commit and the hand-over', async () => {
    const dying = await bench.start(EnqueueOnlyModule);
    await dying.get(JobRelay).beforeApplicationShutdown();
    const id = await enqueue(dying, { label: 'orphan', act: 'succeed' });
    expect((await jobRow(dying, id)).state).toBe('queued');
    const other = await bench.start(SampleWorkerModule);
    await settled(other, id, 'done');
  });

  it('nor begun before its time where a queue goes by a clock that is ahead', async () => {
    const app = await bench.start(SampleWorkerModule);
    await app.get(JobRelay).beforeApplicationShutdown();
    const id = await enqueue(app, { label: 'later', act: 'succeed' }, { delayMs: 600_000 });
    const queue = app.get(Queues).get('samples');
    await queue.add('samples.act', {}, { jobId: id, attempts: 3 });
    const { delay } = await eventually(async () => {
      const job = await queue.getJob(id);
      // Read again: the first reading may be older than its state.
      return (await job?.isDelayed()) ? queue.getJob(id) : undefined;
    });
    expect(delay).toBeGreaterThan(500_000);
    expect(await runsOf(app, 'later')).toEqual([]);
    expect(await jobRow(app, id)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('nor doubled when it dies right after the hand-over', async () => {
    const app = await bench.start(EnqueueOnlyModule);
    const id = await enqueue(app, { label: 'twice', act: 'succeed' });
    await eventually(() => app.get(Queues).get('samples').getJob(id));
    await app.get(Db).query('update platform.job set queue_seen = null, claimed_until = null');
    const worker = await bench.start(SampleWorkerModule);
    await settled(worker, id, 'done');
    await app.get(Db).query('update platform.job set queue_seen = null, claimed_until = null');
    // What would hand it over again hands over this one, after it.
    const next = await enqueue(app, { label: 'after it', act: 'succeed' });
    await settled(worker, next, 'done');
    expect(await runsOf(worker, 'twice')).toHaveLength(1);
    expect(await jobRow(worker, id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('when the worker process is killed in the middle of it', async () => {
    const app = await bench.start(EnqueueOnlyModule);
    const { child } = await programs.start('worker-process');
    const id = await enqueue(app, { label: 'killed', act: 'linger' });
    await eventually(async () => ((await runsOf(app, 'killed')).length > 0 ? true : undefined));
    await end(child, 'SIGKILL');
    expect((await jobRow(app, id)).state).toBe('running');
    const other = await bench.start(SampleWorkerModule);
    expect(await settled(other, id, 'done')).toMatchObject({ attempts: 2 });
  });

  it.each(['wait-for-stop', 'linger'] as const)(
    'when the process stops while it runs (%s)',
    async (act) => {
      const app = await bench.start(EnqueueOnlyModule);
      const { child: stopping } = await programs.start('worker-process');
      const id = await enqueue(app, { label: act, act });
      await eventually(async () => ((await runsOf(app, act)).length > 0 ? true : undefined));
      await end(stopping, 'SIGTERM');
      expect((await jobRow(app, id)).state).toBe('queued');
      const other = await bench.start(SampleWorkerModule);
      await settled(other, id, 'done');
    },
  );

  it('when the queue comes back empty', async () => {
    const app = await bench.start(EnqueueOnlyModule);
    const id = await enqueue(app, { label: 'lost', act: 'succeed' });
    await eventually(() => app.get(Queues).get('samples').getJob(id));
    // The numbers of jobs go with it, which only the owner may take away.
    if (kind === 'postgres') await asOwner((owner) => owner.query('truncate bullmq.job cascade'));
    else await app.get(Queues).get('samples').obliterate({ force: true });
    const worker = await bench.start(SampleWorkerModule);
    await settled(worker, id, 'done');
  });

  it('nor does its schedule end with a queue that comes back empty', async () => {
    const worker = await bench.start(SampleWorkerModule);
    const ticks = worker.get<Queue>(getQueueToken(TICKS), { strict: false });
    expect(await ticks.removeJobScheduler('samples.tick')).toBe(true);
    const before = (await runsOf(worker, 'tick')).length;
    await eventually(async () =>
      (await runsOf(worker, 'tick')).length > before + 2 ? true : undefined,
    );
  });
});
