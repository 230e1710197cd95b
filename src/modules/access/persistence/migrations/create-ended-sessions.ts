import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids of tokens that were signed out and would otherwise still be valid. */
export class CreateEndedSessions1795000000702 implements MigrationInterface {
  name = 'CreateEndedSessions1795000000702';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.ended_session (
        id text constraint ended_session_once primary key,
        useless_from timestamptz not null
      );
      create index ended_session_age on access.ended_session (useless_from);
      create view access.v_ended_session as select id from access.ended_session;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
