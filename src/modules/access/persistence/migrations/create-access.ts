import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ID tokens that were exchanged once and are young enough to be tried again. */
export class CreateAccess1795000000700 implements MigrationInterface {
  name = 'CreateAccess1795000000700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema access;
      create table access.used_token (
        hash text constraint used_token_once primary key,
        useless_from timestamptz not null
      );
      create index used_token_age on access.used_token (useless_from);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
