import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shows where the figures of an activity come from, so that boards ask before one is booked that nobody decided. */
export class ShowFigureOrigins1795000001030 implements MigrationInterface {
  name = 'ShowFigureOrigins1795000001030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AUTOMATED_ESTIMATE);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const AUTOMATED_ESTIMATE = `
  create or replace view moves.v_automated_estimate as
    select id as activity_id, automated_hours, automated_movers, automated_trucks, estimate_basis, figure_origins
    from moves.activity`;
