import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants an operation to stay where it is, and why. */
export class AddPins1795000001034 implements MigrationInterface {
  name = 'AddPins1795000001034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table moves.operation add column pinned jsonb');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
