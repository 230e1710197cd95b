import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A time entered by hand as hours and up to 59 minutes: 1 h 90 min is 2 h 30 min. */
export class CarryMinutesOver1795000001005 implements MigrationInterface {
  name = 'CarryMinutesOver1795000001005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update moves.location l
      set current_estimate = l.current_estimate || jsonb_build_object(
        'hours', coalesce((l.current_estimate->>'hours')::numeric, 0) + div(sent.minutes, 60),
        'minutes', mod(sent.minutes, 60))
      from (
        select id, (current_estimate->>'minutes')::numeric as minutes
        from moves.location where current_estimate is not null
      ) sent
      where sent.id = l.id and sent.minutes >= 60`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
