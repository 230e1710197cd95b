import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Open sessions replace ended ones: a token is good while its row is there. Earlier tokens have no
 * row, so everybody signs in once more.
 */
export class CreateSessions1795000000703 implements MigrationInterface {
  name = 'CreateSessions1795000000703';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.session (
        id platform.object_id constraint session_once primary key,
        employee_id platform.object_id not null,
        device text not null,
        started timestamptz not null,
        last_used timestamptz not null,
        expires timestamptz not null
      );
      create index session_of_employee on access.session (employee_id);
      create index session_age on access.session (expires);
      create view access.v_session as select id, employee_id, last_used from access.session;
      drop view access.v_ended_session;
      drop table access.ended_session;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
