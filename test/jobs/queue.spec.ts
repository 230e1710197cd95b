import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { employee, runAs } from '#platform/actor/actor.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { Jobs } from '#platform/queue/jobs.js';
import { enqueue, eventually, JobBench, jobRow, runsOf, settled } from './support/job-bench.js';
import type { BackendKind } from './support/job-bench.js';
import { SAMPLE_JOB } from './support/sample-jobs.js';
import { SampleWorkerModule } from './support/worker-app.js';

const ANNA = 'a'.repeat(24);
const BERT = 'b'.repeat(24);

describe.each<BackendKind>(['postgres', 'redis'])('jobs on %s', (kind) => {
  let bench: JobBench;
  let app: INestApplicationContext;

  beforeAll(async () => {
    bench = await JobBench.open(kind);
    app = await bench.start(SampleWorkerModule);
  });
  afterAll(() => bench.close());

  it('are refused outside a command', async () => {
    const payload = { label: 'outside', act: 'succeed' } as const;
    await expect(app.get(Jobs).enqueue(SAMPLE_JOB, payload)).rejects.toThrow('inside a command');
  });

  it('run once as the system and end as done', async () => {
    const id = await enqueue(app, { label: 'plain', act: 'succeed' }, { startedBy: ANNA });
    const row = await settled(app, id, 'done');
    expect(row).toEqual({
      state: 'done',
      progress: 100,
      error: null,
      reason: null,
      attempts: 1,
      started_by: [ANNA],
    });
    expect(await runsOf(app, 'plain')).toEqual([{ request_id: `job:${id}` }]);
  });

  it('go on under the request that started them', async () => {
    const actor = employee({ employeeId: ANNA, roles: [] }, { requestId: 'request-7' });
    const id = await runAs(actor, () => enqueue(app, { label: 'asked', act: 'succeed' }));
    await settled(app, id, 'done');
    expect(await runsOf(app, 'asked')).toEqual([{ request_id: 'request-7' }]);
  });

  it('do not exist when their command fails', async () => {
    const command = app.get(UnitOfWork).run(async () => {
      await app.get(Jobs).enqueue(SAMPLE_JOB, { label: 'rolled-back', act: 'succeed' });
      throw new Error('the command fails');
    });
    await expect(command).rejects.toThrow('the command fails');
    const found = await app
      .get(Db)
      .query(`select id from platform.job where payload->>'label' = 'rolled-back'`);
    expect(found).toEqual([]);
  });

  it('are tried again after a fault', async () => {
    const id = await enqueue(app, { label: 'once', act: 'fail-once' });
    expect(await settled(app, id, 'done')).toMatchObject({ attempts: 2, error: null });
  });

  it('fail after the last attempt with words that give nothing away', async () => {
    const id = await enqueue(app, { label: 'always', act: 'fail' });
    const row = await settled(app, id, 'failed');
    expect(row).toMatchObject({
      attempts: 3,
      error: 'The sample went wrong',
      reason: 'a secret of the database',
    });
  });

  it('fail at once with the words of a refusal', async () => {
    const id = await enqueue(app, { label: 'refused', act: 'refuse' });
    const row = await settled(app, id, 'failed');
    expect(row).toMatchObject({ attempts: 1, error: 'The sample is not to be' });
  });

  it('coalesce by their key while they wait, for all who asked', async () => {
    const options = { dedupeKey: 'one', delayMs: 700 };
    const payload = { label: 'coalesced', act: 'succeed' } as const;
    const first = await enqueue(app, payload, { ...options, startedBy: ANNA });
    const second = await enqueue(app, payload, { ...options, startedBy: BERT });
    expect(second).toBe(first);
    expect((await jobRow(app, first)).state).toBe('queued');
    const row = await settled(app, first, 'done');
    expect([...row.started_by].sort()).toEqual([ANNA, BERT]);
    expect(await runsOf(app, 'coalesced')).toHaveLength(1);
    expect(await enqueue(app, payload, options)).not.toBe(first);
  });

  it('wait for their delay', async () => {
    const later = await enqueue(app, { label: 'later', act: 'succeed' }, { delayMs: 600_000 });
    const next = await enqueue(app, { label: 'next', act: 'succeed' });
    await settled(app, next, 'done');
    expect(await runsOf(app, 'later')).toEqual([]);
    expect(await jobRow(app, later)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('of a queue that only another version knows are left to it, and hold up no others', async () => {
    const foreign = `
      insert into platform.job (id, queue, name, payload, max_attempts, backoff_ms, created, run_at)
      values ($1, 'of-tomorrow', 'tomorrow.act', '{}', 1, 1, now() - interval '1 day', now())`;
    await app.get(Db).query(foreign, [ANNA]);
    const own = await enqueue(app, { label: 'beside', act: 'succeed' });
    await settled(app, own, 'done');
    expect(await jobRow(app, ANNA)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('of a schedule start by themselves', async () => {
    const ticks = await eventually(async () => {
      const runs = await runsOf(app, 'tick');
      return runs.length >= 2 ? runs : undefined;
    });
    expect(ticks.length).toBeGreaterThanOrEqual(2);
  });
});
