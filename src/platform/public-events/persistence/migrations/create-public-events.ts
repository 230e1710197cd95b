import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened to moves, for whoever carries business on. */
export class CreatePublicEvents1795000000016 implements MigrationInterface {
  name = 'CreatePublicEvents1795000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.public_event (
        id platform.object_id primary key,
        type text not null,
        version integer not null,
        at timestamptz not null,
        actor_kind text not null,
        actor_id text,
        request_id text not null,
        data jsonb not null
      );
      create index public_event_in_time on platform.public_event (at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
