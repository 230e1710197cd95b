import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A truck may be unavailable for the rest of a day only; to the release before it is so all day. */
export class AddUnavailableFrom1795000001103 implements MigrationInterface {
  name = 'AddUnavailableFrom1795000001103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scheduling.occupancy
        add column unavailable_from time,
        add constraint occupancy_only_unavailability_is_from
          check (unavailable_from is null or kind = 'unavailable');
      comment on column scheduling.occupancy.unavailable_from is
        'By the clock of the branch; null for all day.';
      create or replace view scheduling.v_occupancy as
        select id, truck_id, kind, day, lower(during) as starts, upper(during) as ends,
               operation_id, note, expires_at, unavailable_from
        from scheduling.occupancy;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
