import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells an employee that was changed since somebody began to edit it. */
export class AddEmployeeVersion1795000000202 implements MigrationInterface {
  name = 'AddEmployeeVersion1795000000202';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table employees.employee add column version integer not null default 1',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
