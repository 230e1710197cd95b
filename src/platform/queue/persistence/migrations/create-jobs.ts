import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox and the state of every job; the queue library's own tables are not read for state. */
export class CreateJobs1795000000010 implements MigrationInterface {
  name = 'CreateJobs1795000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.job (
        id platform.object_id primary key,
        queue text not null,
        name text not null,
        payload jsonb not null,
        dedupe_key text,
        state text not null default 'queued'
          constraint job_state_known check (state in ('queued', 'running', 'done', 'failed')),
        progress integer not null default 0
          constraint job_progress_percent check (progress between 0 and 100),
        error text,
        attempts integer not null default 0,
        max_attempts integer not null,
        backoff_ms integer not null,
        started_by text[] not null default '{}',
        created timestamptz not null,
        run_at timestamptz not null,
        claimed_until timestamptz,
        queue_seen timestamptz,
        started timestamptz,
        finished timestamptz,
        constraint job_coalesces unique (name, dedupe_key)
      );
      comment on column platform.job.queue_seen is
        'when it was last known to be in its queue; null: still to be handed over';
      create index job_to_hand_over on platform.job (created)
        where queue_seen is null and state = 'queued';
      create index job_unfinished on platform.job (queue_seen) where state in ('queued', 'running');
      create index job_finished on platform.job (finished) where finished is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
