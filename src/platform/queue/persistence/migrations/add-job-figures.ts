import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an operator reads about jobs: where they come from, why they failed, how many there are. */
export class AddJobFigures1795000000011 implements MigrationInterface {
  name = 'AddJobFigures1795000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform.job add column request_id text, add column reason text;
      comment on column platform.job.request_id is
        'the request that started it; null: the system itself';
      comment on column platform.job.reason is
        'the fault of the last attempt, for operators; error is what others read';
      create index job_figures on platform.job (queue, state, run_at, finished);

      create table platform.queue_news (
        only_one boolean primary key default true constraint queue_news_is_one check (only_one),
        told timestamptz not null
      );
      comment on table platform.queue_news is
        'when open pages were last told of changed queues, so that all processes together tell it once a second';
      insert into platform.queue_news (told) values ('-infinity');
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
