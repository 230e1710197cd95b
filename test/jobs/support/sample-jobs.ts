import { Injectable } from '@nestjs/common';
import { conflict } from '#kernel/domain-error.js';
import { currentActor } from '#platform/actor/actor.js';
import { Db } from '#platform/database/db.js';
import { defineJob } from '#platform/queue/job-definition.js';
import type { JobContext, JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { defineQueue } from '#platform/queue/queue-definition.js';

const QUEUE = defineQueue({ name: 'samples', concurrency: 4 });

/** What the sample job should do: each word is one way a job can go. */
export interface SamplePayload {
  label: string;
  act: 'succeed' | 'fail' | 'fail-once' | 'refuse' | 'linger' | 'wait-for-stop';
}

export const SAMPLE_JOB = defineJob<SamplePayload>({
  name: 'samples.act',
  queue: QUEUE,
  attempts: 3,
  backoffMs: 50,
  failureMessage: 'The sample went wrong',
});

const TICKING_JOB = defineJob<Record<string, never>>({
  name: 'samples.tick',
  queue: QUEUE,
  schedule: { everyMs: 200 },
});

/** One at a time, and people take turns. */
const TURNS = defineQueue({ name: 'turns', concurrency: 1, inTurn: true });

export const TURN_JOB = defineJob<{ label: string }>({ name: 'turns.take', queue: TURNS });

/** One row for each run, so that a test in another process sees it too. */
export const RUN_TABLE = `
  create table if not exists public.sample_run
    (seq serial primary key, label text, request_id text, pid integer);
  grant all on public.sample_run, public.sample_run_seq_seq to public`;

@Injectable()
@JobProcessor(SAMPLE_JOB)
export class SampleProcessor implements JobHandler<SamplePayload> {
  constructor(private readonly db: Db) {}

  async handle({ label, act }: SamplePayload, context: JobContext): Promise<void> {
    const runs = await this.record(label);
    await context.progress(40);
    switch (act) {
      case 'succeed':
        return;
      case 'fail':
        throw new Error('a secret of the database');
      case 'fail-once':
        if (runs === 1) throw new Error('not yet');
        return;
      case 'refuse':
        throw conflict('SAMPLE_REFUSED', 'The sample is not to be');
      case 'linger':
        // The first process dies here; the next one finds the row and is done.
        if (runs === 1) await new Promise(() => undefined);
        return;
      case 'wait-for-stop':
        if (runs > 1) return;
        await new Promise((_, reject) => {
          context.signal.addEventListener('abort', () => reject(new Error('stopped')));
        });
    }
  }

  private async record(label: string): Promise<number> {
    const insert = 'insert into public.sample_run (label, request_id, pid) values ($1, $2, $3)';
    await this.db.query(insert, [label, currentActor().requestId, process.pid]);
    const count = 'select count(*)::int as runs from public.sample_run where label = $1';
    return (await this.db.query<{ runs: number }>(count, [label]))[0]?.runs ?? 0;
  }
}

@Injectable()
@JobProcessor(TURN_JOB)
export class TurnProcessor implements JobHandler<{ label: string }> {
  constructor(private readonly db: Db) {}

  async handle({ label }: { label: string }): Promise<void> {
    await this.db.query('insert into public.sample_run (label) values ($1)', [label]);
  }
}

@Injectable()
@JobProcessor(TICKING_JOB)
export class TickProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly db: Db) {}

  async handle(): Promise<void> {
    await this.db.query(`insert into public.sample_run (label) values ('tick')`);
  }
}
