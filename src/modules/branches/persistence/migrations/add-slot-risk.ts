import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much it speaks against a free time that a job may start late by it. */
export class AddSlotRisk1795000000106 implements MigrationInterface {
  name = 'AddSlotRisk1795000000106';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table branches.planning_version add column slot_risk numeric not null default 0.3
        constraint planning_version_slot_risk_check check (slot_risk between 0 and 1000)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
