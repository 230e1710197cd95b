import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operations and days as they are, without what the board and the estimates derive. */
export class CreateReportViews1795000001002 implements MigrationInterface {
  name = 'CreateReportViews1795000001002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view moves.v_activity_day as
        select id, customer_id, branch_id, activity_day from moves.activity;
      create view moves.v_operation as
        select id, activity_id, branch_id, day, position, date, duration, mover_count, truck_id,
               unassigned
        from moves.operation;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
