import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An operation that is on a truck without a slot there, or on the one that stands in. */
const offItsTrucks = (operation: string): string => `
          select from moves.operation o
          where o.id = ${operation} and o.truck_id is not null
            and not exists (
              select from scheduling.occupancy s
              where s.operation_id = o.id and s.row_truck_id = o.truck_id
                and (s.truck_id = o.truck_id or exists (
                  select from scheduling.stand_in i
                  where i.truck_id = o.truck_id and i.day = s.day and i.by_id = s.truck_id)))`;

/**
 * From a moment of a day on another truck serves a row of the board. What is on the row lies on that truck then, in
 * two parts where it goes on across that moment, and the one constraint on truck and time judges each part where it
 * lies.
 */
export class CreateStandIns1795000001110 implements MigrationInterface {
  name = 'CreateStandIns1795000001110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduling.stand_in (
        truck_id platform.object_id not null references trucks.truck (id) on delete cascade,
        day date not null,
        by_id platform.object_id not null references trucks.truck (id) on delete cascade,
        starts timestamptz not null,
        since time not null,
        note text not null constraint stand_in_has_a_note check (note <> ''),
        rental_id platform.object_id references trucks.truck (id) on delete set null,
        constraint stand_in_once_a_day primary key (truck_id, day),
        constraint stand_in_serves_one_row unique (by_id, day),
        constraint stand_in_is_another_truck check (truck_id <> by_id)
      );
      comment on table scheduling.stand_in is
        'From starts on the truck by_id serves the row of truck_id.';
      comment on column scheduling.stand_in.since is 'The same by the clock of the branch.';
      comment on column scheduling.stand_in.rental_id is
        'A rental that was made along; it goes along.';
      create index stand_in_of_rental on scheduling.stand_in (rental_id)
        where rental_id is not null;

      alter table scheduling.occupancy add column row_truck_id platform.object_id,
        add column whole tstzrange,
        add column is_rest boolean not null default false;
      -- Rows that are changed wait for their deferred checks, and a table with such rows cannot be altered.
      set constraints all immediate;
      update scheduling.occupancy set row_truck_id = truck_id, whole = during;
      create function scheduling.occupies_its_own_row() returns trigger language plpgsql as $$
      begin
        new.row_truck_id := coalesce(new.row_truck_id, new.truck_id);
        new.whole := coalesce(new.whole, new.during);
        return new;
      end $$;
      create trigger occupancy_of_its_own_row before insert on scheduling.occupancy
        for each row when (new.row_truck_id is null or new.whole is null)
        execute function scheduling.occupies_its_own_row();
      alter table scheduling.occupancy add constraint occupancy_has_its_row
        check (row_truck_id is not null and whole is not null);
      comment on column scheduling.occupancy.row_truck_id is
        'On whose row of the board it is; it may lie on another truck.';
      comment on column scheduling.occupancy.whole is 'Both parts together.';
      comment on column scheduling.occupancy.is_rest is 'The second part of two.';

      alter table scheduling.occupancy drop constraint occupancy_pkey;
      alter table scheduling.occupancy add constraint occupancy_pkey primary key (id, truck_id);
      alter table scheduling.occupancy drop constraint occupancy_one_truck_an_operation;
      create unique index occupancy_one_truck_an_operation
        on scheduling.occupancy (operation_id) where not is_rest;
      create unique index occupancy_one_rest_an_operation
        on scheduling.occupancy (operation_id) where is_rest;
      alter table scheduling.occupancy drop constraint occupancy_is_where_its_operation_is;
      alter table scheduling.occupancy add constraint occupancy_is_where_its_operation_is
        foreign key (operation_id, row_truck_id) references moves.operation (id, truck_id)
        deferrable initially deferred;
      create index occupancy_of_row on scheduling.occupancy (row_truck_id, day);

      create or replace function scheduling.booked_operation_has_its_slot() returns trigger
      language plpgsql as $$
      begin
        if exists (${offItsTrucks('new.id')}) then
          raise exception 'operation % is on a truck without a slot', new.id
            using errcode = 'check_violation', constraint = 'operation_booked_without_slot';
        end if;
        return null;
      end $$;
      create or replace function scheduling.freed_slot_has_no_operation() returns trigger
      language plpgsql as $$
      begin
        if exists (${offItsTrucks('old.operation_id')}) then
          raise exception 'operation % lost its slot but kept its truck', old.operation_id
            using errcode = 'check_violation', constraint = 'operation_booked_without_slot';
        end if;
        return null;
      end $$;`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
