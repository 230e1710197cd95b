import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants an operation to stay where it is, and why. */
export class AddPins1795000001035 implements MigrationInterface {
  name = 'AddPins1795000001035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table moves.operation add column if not exists pinned jsonb');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
