import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores, next to what the size tables said of an activity, what that was made of, so that boards tell how
 * long it may take without its stops. Empty until an activity is written again.
 */
export class KeepEstimateBases1795000001026 implements MigrationInterface {
  name = 'KeepEstimateBases1795000001026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table moves.activity add column estimate_basis jsonb');
    await runner.query(AUTOMATED_ESTIMATE);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const AUTOMATED_ESTIMATE = `
  create or replace view moves.v_automated_estimate as
    select id as activity_id, automated_hours, automated_movers, automated_trucks, estimate_basis
    from moves.activity`;
