import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What must never happen, enforced by the database: two things on one truck at one time, a person
 * seated twice on a day, two people in one seat, a booking of an operation that is elsewhere.
 */
export class CreateScheduling1795000001100 implements MigrationInterface {
  name = 'CreateScheduling1795000001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema scheduling;

      create table scheduling.occupancy (
        id platform.object_id primary key,
        truck_id platform.object_id not null references trucks.truck (id) on delete cascade,
        kind text not null constraint occupancy_kind_known
          check (kind in ('booking', 'hold', 'unavailable')),
        day date not null,
        during tstzrange not null constraint occupancy_is_half_open check (
          lower_inc(during) and not upper_inc(during)
          and not lower_inf(during) and not upper_inf(during)),
        operation_id platform.object_id,
        note text,
        expires_at timestamptz,
        secret_hash text,
        held_by inet,
        constraint occupancy_has_what_its_kind_needs check (
          (kind = 'booking') = (operation_id is not null)
          and (kind = 'unavailable') = (note is not null)
          and (kind = 'hold') = (expires_at is not null)
          and (kind = 'hold') = (secret_hash is not null)),
        constraint occupancy_never_overlaps exclude using gist (truck_id with =, during with &&),
        constraint occupancy_one_truck_an_operation unique (operation_id),
        constraint occupancy_is_where_its_operation_is
          foreign key (operation_id, truck_id) references moves.operation (id, truck_id)
          deferrable initially deferred
      );
      create index occupancy_of_truck on scheduling.occupancy (truck_id, day);
      create index occupancy_expiring on scheduling.occupancy (expires_at) where kind = 'hold';

      create function scheduling.booked_operation_has_its_slot() returns trigger
      language plpgsql as $$
      begin
        if exists (
          select 1 from moves.operation o
          where o.id = new.id and o.truck_id is not null
            and not exists (
              select 1 from scheduling.occupancy s
              where s.operation_id = o.id and s.truck_id = o.truck_id)
        ) then
          raise exception 'operation % is on a truck without a slot', new.id
            using errcode = 'check_violation', constraint = 'operation_booked_without_slot';
        end if;
        return null;
      end $$;
      create constraint trigger operation_booked_without_slot
        after insert or update of truck_id on moves.operation
        deferrable initially deferred
        for each row when (new.truck_id is not null)
        execute function scheduling.booked_operation_has_its_slot();
      create function scheduling.freed_slot_has_no_operation() returns trigger
      language plpgsql as $$
      begin
        if exists (
          select 1 from moves.operation o
          where o.id = old.operation_id and o.truck_id is not null
            and not exists (
              select 1 from scheduling.occupancy s
              where s.operation_id = o.id and s.truck_id = o.truck_id)
        ) then
          raise exception 'operation % lost its slot but kept its truck', old.operation_id
            using errcode = 'check_violation', constraint = 'operation_booked_without_slot';
        end if;
        return null;
      end $$;
      create constraint trigger occupancy_freed_under_operation
        after delete or update of operation_id, truck_id on scheduling.occupancy
        deferrable initially deferred
        for each row when (old.operation_id is not null)
        execute function scheduling.freed_slot_has_no_operation();

      create table scheduling.crew_place (
        day date not null,
        employee_id platform.object_id not null references employees.employee (id),
        branch_id platform.object_id not null references branches.branch (id),
        truck_id platform.object_id references trucks.truck (id) on delete cascade,
        position smallint constraint crew_position_known check (position between 0 and 2),
        constraint crew_one_place_a_day primary key (employee_id, day),
        constraint crew_seat_taken_once unique (truck_id, day, position),
        constraint crew_seat_is_whole check ((truck_id is null) = (position is null))
      );
      comment on table scheduling.crew_place is
        'A seat on a truck, or on call for the branch when truck and position are null.';
      create index crew_place_of_branch on scheduling.crew_place (branch_id, day);

      create table scheduling.day_plan (
        branch_id platform.object_id not null references branches.branch (id),
        day date not null,
        notes text not null default '',
        notes_revision integer not null default 0,
        acting_manager_id platform.object_id references employees.employee (id),
        support_manager_id platform.object_id references employees.employee (id),
        primary key (branch_id, day),
        constraint day_has_two_managers check (acting_manager_id <> support_manager_id)
      );

      create view scheduling.v_occupancy as
        select id, truck_id, kind, day, lower(during) as starts, upper(during) as ends,
               operation_id, note, expires_at
        from scheduling.occupancy;
      create view scheduling.v_crew_place as
        select day, employee_id, branch_id, truck_id, position, truck_id is null as on_call
        from scheduling.crew_place;
      create view scheduling.v_day_plan as
        select branch_id, day, notes, notes_revision, acting_manager_id, support_manager_id
        from scheduling.day_plan;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
