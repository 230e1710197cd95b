import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was estimated when jobs began is never emptied either, as what crews stamped and what was promised. */
export class GuardBases1795000001801 implements MigrationInterface {
  name = 'GuardBases1795000001801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create trigger job_basis_is_never_emptied before truncate on ranges.job_basis
        for each statement execute function ranges.refuse_change()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
