import type { MigrationInterface, QueryRunner } from 'typeorm';

/** At which dock of a building the truck stands. */
export class AddDockName1795000001031 implements MigrationInterface {
  name = 'AddDockName1795000001031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table moves.location add column dock_name text not null default ''`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
