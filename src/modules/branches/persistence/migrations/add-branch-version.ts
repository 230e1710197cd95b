import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a branch that was changed since somebody began to edit it. */
export class AddBranchVersion1795000000108 implements MigrationInterface {
  name = 'AddBranchVersion1795000000108';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table branches.branch add column version integer not null default 1');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
