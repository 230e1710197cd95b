import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores, next to an activity's own figures, what the size tables said when it was last written, so
 * that boards show where the two are far apart. Empty until an activity is written again.
 */
export class KeepAutomatedFigures1795000001007 implements MigrationInterface {
  name = 'KeepAutomatedFigures1795000001007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table moves.activity
        add column automated_hours numeric,
        add column automated_movers integer,
        add column automated_trucks integer`);
    await runner.query(AUTOMATED_ESTIMATE);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const AUTOMATED_ESTIMATE = `
  create view moves.v_automated_estimate as
    select id as activity_id, automated_hours, automated_movers, automated_trucks
    from moves.activity`;
