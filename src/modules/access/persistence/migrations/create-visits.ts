import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visits to pages that take no token, so that they end with everything else that lets a person in;
 * and until when a session lives, so that the database itself can say whether it still does.
 */
export class CreateVisits1795000000705 implements MigrationInterface {
  name = 'CreateVisits1795000000705';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.visit (
        hash text constraint visit_once primary key,
        employee_id platform.object_id not null,
        path text not null,
        expires timestamptz not null
      );
      create index visit_age on access.visit (expires);
      create or replace view access.v_session as
        select id, employee_id, last_used, expires from access.session;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
