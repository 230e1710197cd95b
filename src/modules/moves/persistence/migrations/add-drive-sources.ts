import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what a stop was placed, and how many hours a drive would have taken that was cut to the room on its truck. */
export class AddDriveSources1795000001032 implements MigrationInterface {
  name = 'AddDriveSources1795000001032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table moves.location add column placed_by text
      constraint location_placed_by_known check (placed_by in ('address', 'zip'))`);
    await runner.query(`alter table moves.operation
      add column starting_cut_from numeric, add column ending_cut_from numeric`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
