import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The mover's registration with a state; Texas requires it on a written proposal (43 TAC §218.56).
 */
export class AddRegistrationNumber1795000000101 implements MigrationInterface {
  name = 'AddRegistrationNumber1795000000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table branches.branch add column registration_number text not null default ''`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
