import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who else than an employee did it; null where a release before noted it: the employee, or the system. */
export class AddActors1795000000017 implements MigrationInterface {
  name = 'AddActors1795000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform.history_event add column actor_kind text, add column actor_id text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
