import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One calendar feed for each person. Its link is its key, so only the link's hash is stored. */
export class AddCalendarFeeds1795000001101 implements MigrationInterface {
  name = 'AddCalendarFeeds1795000001101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduling.calendar_feed (
        employee_id platform.object_id primary key
          references employees.employee (id) on delete cascade,
        secret_hash bytea not null constraint calendar_feed_secret_taken unique
          constraint calendar_feed_keeps_a_hash check (length(secret_hash) = 32),
        since timestamptz not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
