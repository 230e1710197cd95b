import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The migrations that the views and functions of the database are made for. */
export class CreateSqlState1795000000015 implements MigrationInterface {
  name = 'CreateSqlState1795000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table platform.sql_state (migration text primary key)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
