import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who took a proposal back and when; null where a release before did not note it. */
export class AddUndone1795000001121 implements MigrationInterface {
  name = 'AddUndone1795000001121';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table planning.proposal add column undone jsonb');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
