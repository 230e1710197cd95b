import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets that have not been used yet; only the hash of the secret is stored. */
export class CreateTickets1795000000701 implements MigrationInterface {
  name = 'CreateTickets1795000000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.ticket (
        hash text constraint ticket_once primary key,
        employee_id platform.object_id not null,
        path text not null,
        expires timestamptz not null
      );
      create index ticket_age on access.ticket (expires);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
