import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A worktime that a person typed counts; what is stored so far may have been filled in by an estimate, so that it
 * goes on without effect until somebody types it.
 */
export class MarkTypedWorktimes1795000001027 implements MigrationInterface {
  name = 'MarkTypedWorktimes1795000001027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table moves.location add column worktime_typed boolean not null default false',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
