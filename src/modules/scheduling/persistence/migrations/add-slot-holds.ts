import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Colleagues hold times while they are on the phone. What they hold on each truck is a row among all that
 * trucks are taken for, so that nothing ever overlaps; to the release before it is a visitor's.
 */
export class AddSlotHolds1795000001108 implements MigrationInterface {
  name = 'AddSlotHolds1795000001108';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduling.slot_hold (
        id platform.object_id primary key,
        branch_id platform.object_id not null references branches.branch (id),
        held_by platform.object_id not null references employees.employee (id),
        activity_id platform.object_id,
        draft text,
        day date not null,
        starts timestamptz not null,
        ends timestamptz not null,
        latest_start timestamptz,
        trucks jsonb not null,
        request jsonb not null,
        expires_at timestamptz not null,
        renewed boolean not null default false,
        booked boolean not null default false,
        constraint slot_hold_has_hours check (starts < ends),
        constraint slot_hold_window_has_length check (latest_start > starts)
      );
      comment on table scheduling.slot_hold is
        'A time that a colleague holds for a while; it is over from expires_at on.';
      comment on column scheduling.slot_hold.latest_start is
        'Of the arrival window; null where the start itself is promised.';
      comment on column scheduling.slot_hold.request is 'What was looked for.';
      create index slot_hold_of_person on scheduling.slot_hold (held_by, expires_at);

      alter table scheduling.occupancy
        add column hold_id platform.object_id references scheduling.slot_hold (id) on delete cascade,
        drop constraint occupancy_has_what_its_kind_needs,
        add constraint occupancy_has_what_its_kind_needs check (
          (kind = 'booking') = (operation_id is not null)
          and (kind = 'unavailable') = (note is not null)
          and (kind = 'hold') = (expires_at is not null)
          and (kind = 'hold') = (secret_hash is not null or hold_id is not null));
      create index occupancy_of_hold on scheduling.occupancy (hold_id) where hold_id is not null;

      create or replace view scheduling.v_occupancy as
        select id, truck_id, kind, day, lower(during) as starts, upper(during) as ends,
               operation_id, note, expires_at, unavailable_from, hold_id
        from scheduling.occupancy;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
