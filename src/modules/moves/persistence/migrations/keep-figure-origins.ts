import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps where hours, movers, trucks and minimum of an activity come from. Of what is stored, a figure at its default is
 * taken for one that nobody decided, and one that the size tables said for an estimate's, as pages took them before.
 */
export class KeepFigureOrigins1795000001029 implements MigrationInterface {
  name = 'KeepFigureOrigins1795000001029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table moves.activity add column figure_origins jsonb not null default '{
        "estHours": "default", "numMovers": "default", "truckCount": "default", "minTime": "default"
      }'`);
    await runner.query(`
      update moves.activity set figure_origins = jsonb_build_object(
        'estHours', ${originOf('est_hours', 4, 'automated_hours')},
        'numMovers', ${originOf('num_movers', 2, 'automated_movers')},
        'truckCount', ${originOf('truck_count', 1, 'automated_trucks')},
        'minTime', ${originOf('min_time', 2.5, 'null')})
      where est_hours <> 4 or num_movers <> 2 or truck_count <> 1 or min_time <> 2.5`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const originOf = (column: string, byDefault: number, automated: string): string =>
  `case when ${column} = ${byDefault} then 'default' when ${column} = ${automated} then 'estimate' else 'person' end`;
