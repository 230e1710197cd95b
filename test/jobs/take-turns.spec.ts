import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { Jobs } from '#platform/queue/jobs.js';
import { eventually, JobBench } from './support/job-bench.js';
import type { BackendKind } from './support/job-bench.js';
import { TURN_JOB } from './support/sample-jobs.js';
import { EnqueueOnlyModule, SampleWorkerModule } from './support/worker-app.js';

const PEOPLE = { anna: 'a'.repeat(24), bert: 'b'.repeat(24), carl: 'c'.repeat(24) };

const FORGET_WAITING = `delete from platform.job where name = $1 and state = 'queued'`;

/** One slot; a process that takes no work hands over at most what one worker could begin. */
describe.each<BackendKind>(['postgres', 'redis'])(
  'jobs that people take turns in, on %s',
  (kind) => {
    let bench: JobBench;
    let producer: INestApplicationContext;

    beforeAll(async () => {
      bench = await JobBench.open(kind);
      producer = await bench.start(EnqueueOnlyModule);
    });
    afterAll(() => bench.close());

    const ask = (person: keyof typeof PEOPLE, label: string, count: number): Promise<unknown> =>
      producer.get(UnitOfWork).run(async () => {
        for (let made = 0; made < count; made += 1) {
          const options = { startedBy: PEOPLE[person], dedupeKey: `${label} ${made}` };
          await producer.get(Jobs).enqueue(TURN_JOB, { label }, options);
        }
      });
    const runs = async (): Promise<string[]> => {
      const sql = `select label from public.sample_run where label <> 'tick' order by seq`;
      return (await producer.get(Db).query<{ label: string }>(sql)).map(({ label }) => label);
    };
    const handedOver = async (): Promise<number> => {
      const sql = `select 1 from platform.job where name = $1 and state = 'queued' and queue_seen is not null`;
      return (await producer.get(Db).query(sql, [TURN_JOB.name])).length;
    };
    const worked = (count: number): Promise<string[]> =>
      eventually(async () => {
        const done = await runs();
        return done.length >= count ? done : undefined;
      });

    it('begin for one person before another’s two hundred are through', async () => {
      await ask('anna', 'anna', 200);
      await eventually(async () => ((await handedOver()) > 0 ? true : undefined));
      await ask('bert', 'bert', 1);
      await ask('carl', 'carl', 3);
      // All but the one slot wait where the turn is decided; what is no longer wanted takes none.
      expect(await handedOver()).toBe(1);
      await producer.get(UnitOfWork).run(() => producer.get(Jobs).withdraw(TURN_JOB, 'carl 2'));

      const worker = await bench.start(SampleWorkerModule);
      const done = await worked(8);
      const inTurn = ['anna', 'bert', 'carl', 'anna', 'carl', 'anna', 'anna', 'anna'];
      expect(done.slice(0, 8)).toEqual(inTurn);

      // A restart remembers everybody's last turn: Bert's was the longest ago.
      await bench.stop(worker);
      await producer.get(Db).query(FORGET_WAITING, [TURN_JOB.name]);
      const before = (await runs()).length;
      await ask('carl', 'carl again', 2);
      await eventually(async () => ((await handedOver()) > 0 ? true : undefined));
      await ask('anna', 'anna again', 2);
      await ask('bert', 'bert again', 2);
      await bench.start(SampleWorkerModule);
      const round = ['carl again', 'bert again', 'anna again'];
      expect((await worked(before + 6)).slice(before)).toEqual([...round, ...round]);
    });
  },
);
