import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PauseQueueCommand } from '#modules/ops/commands/pause-queue/pause-queue.command.js';
import { PromoteJobCommand } from '#modules/ops/commands/promote-job/promote-job.command.js';
import { RemoveJobCommand } from '#modules/ops/commands/remove-job/remove-job.command.js';
import { ResumeQueueCommand } from '#modules/ops/commands/resume-queue/resume-queue.command.js';
import { RetryJobCommand } from '#modules/ops/commands/retry-job/retry-job.command.js';
import { ListQueuesQuery } from '#modules/ops/queries/list-queues/list-queues.query.js';
import { Db } from '#platform/database/db.js';
import { JobStates } from '#platform/queue/job-states.js';
import { Queues } from '#platform/queue/queues.js';
import { enqueue, eventually, JobBench, runsOf, settled } from './support/job-bench.js';
import type { BackendKind } from './support/job-bench.js';
import { OperatedWorkerModule } from './support/worker-app.js';

const QUEUE = 'samples';
const HOUR_MS = 3_600_000;

describe.each<BackendKind>(['postgres', 'redis'])('an operator of queues on %s', (kind) => {
  let bench: JobBench;
  let app: INestApplicationContext;

  beforeAll(async () => {
    bench = await JobBench.open(kind);
    app = await bench.start(OperatedWorkerModule);
  });
  afterAll(() => bench.close());

  const command = (command: RetryJobCommand | PauseQueueCommand): Promise<void> =>
    app.get(CommandBus).execute(command);

  const figures = async () => {
    const [found] = await app.get(QueryBus).execute(new ListQueuesQuery());
    if (!found) throw new Error('There is no queue');
    return found;
  };

  it('tries a failed job again', async () => {
    const id = await enqueue(app, { label: 'again', act: 'refuse' });
    await settled(app, id, 'failed');
    await eventually(() =>
      command(new RetryJobCommand(QUEUE, id))
        .then(() => true)
        .catch(notYet),
    );
    await eventually(async () => ((await runsOf(app, 'again')).length === 2 ? true : undefined));
    expect(await settled(app, id, 'failed')).toMatchObject({ attempts: 2 });
  });

  it('starts one over for good, however late its queue says that it failed', async () => {
    const id = await enqueue(app, { label: 'late', act: 'succeed' }, { delayMs: HOUR_MS });
    const before = Date.now() - HOUR_MS;
    await app.get(JobStates).givenUp(id, 'It was long ago', before);
    await command(new PromoteJobCommand(QUEUE, id));
    await settled(app, id, 'done');
  });

  it('tries one again that its queue has forgotten', async () => {
    const id = await enqueue(app, { label: 'forgotten', act: 'refuse' });
    await settled(app, id, 'failed');
    await eventually(async () => {
      const job = await app.get(Queues).get(QUEUE).getJob(id);
      return job && (await job.isFailed()) ? job.remove().then(() => true) : undefined;
    });
    await command(new RetryJobCommand(QUEUE, id));
    await eventually(async () =>
      (await runsOf(app, 'forgotten')).length === 2 ? true : undefined,
    );
  });

  it('starts a delayed job now', async () => {
    const id = await enqueue(app, { label: 'now', act: 'succeed' }, { delayMs: HOUR_MS });
    await command(new PromoteJobCommand(QUEUE, id));
    await settled(app, id, 'done');
  });

  it('removes a job for good', async () => {
    const id = await enqueue(app, { label: 'never', act: 'succeed' }, { delayMs: HOUR_MS });
    await eventually(() => app.get(Queues).get(QUEUE).getJob(id));
    await command(new RemoveJobCommand(QUEUE, id));
    expect(await app.get(Queues).get(QUEUE).getJob(id)).toBeUndefined();
    expect(await app.get(Db).query('select id from platform.job where id = $1', [id])).toEqual([]);
  });

  it('pauses a queue, whose jobs then wait, and resumes it', async () => {
    await command(new PauseQueueCommand(QUEUE));
    const id = await enqueue(app, { label: 'paused', act: 'succeed' });
    await eventually(() => app.get(Queues).get(QUEUE).getJob(id));
    expect(await figures()).toMatchObject({ isPaused: true, counts: { waiting: 0 } });
    expect((await figures()).counts.paused).toBeGreaterThan(0);
    expect(await runsOf(app, 'paused')).toEqual([]);
    await command(new ResumeQueueCommand(QUEUE));
    await settled(app, id, 'done');
  });

  it('sees who works', async () => {
    const { workers, throughputPerMinute } = await figures();
    expect(workers).toBeGreaterThan(0);
    expect(throughputPerMinute).toBeGreaterThan(0);
  });

  it('is announced once a second, however much happens', async () => {
    const revision = async (): Promise<number> => {
      const sql = `select revision from platform.topic_revision where topic = 'queues'`;
      return (await app.get(Db).query<{ revision: number }>(sql))[0]?.revision ?? 0;
    };
    const [before, begun] = [await revision(), performance.now()];
    const many = Array.from({ length: 40 }, (_, at) => `many-${at}`);
    const ids = await Promise.all(many.map((label) => enqueue(app, { label, act: 'succeed' })));
    await Promise.all(ids.map((id) => settled(app, id, 'done')));
    const seconds = Math.ceil((performance.now() - begun) / 1_000);
    expect((await revision()) - before).toBeLessThanOrEqual(seconds + 1);
    await eventually(async () => ((await revision()) > before ? true : undefined));
  });
});

/** Its queue has not noted yet that the job failed. */
const notYet = (): undefined => undefined;
