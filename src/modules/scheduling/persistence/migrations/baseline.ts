/**
 * What must never happen, enforced by the database: two things on one truck at one time, a person
 * seated twice on a day, two people in one seat, a booking of an operation that is elsewhere, a place for somebody who
 * is off.
 */
export const SCHEDULING_BASELINE = `
  create schema scheduling;
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
    unavailable_from time,
    hold_id platform.object_id references scheduling.slot_hold (id) on delete cascade,
    constraint occupancy_has_what_its_kind_needs check (
      (kind = 'booking') = (operation_id is not null)
      and (kind = 'unavailable') = (note is not null)
      and (kind = 'hold') = (expires_at is not null)
      and (kind = 'hold') = (secret_hash is not null or hold_id is not null)),
    constraint occupancy_only_unavailability_is_from
      check (unavailable_from is null or kind = 'unavailable'),
    constraint occupancy_never_overlaps exclude using gist (truck_id with =, during with &&),
    constraint occupancy_one_truck_an_operation unique (operation_id),
    constraint occupancy_is_where_its_operation_is
      foreign key (operation_id, truck_id) references moves.operation (id, truck_id)
      deferrable initially deferred
  );
  comment on column scheduling.occupancy.unavailable_from is
    'By the clock of the branch; null for all day.';
  create index occupancy_of_hold on scheduling.occupancy (hold_id) where hold_id is not null;
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

  -- Who is off on a day, at all branches, has neither a seat nor an on-call place then. Two tables cannot share a
  -- constraint, so whoever writes to either of them for a person waits for the other.
  create table scheduling.day_off (
    employee_id platform.object_id not null references employees.employee (id),
    day date not null,
    reason text not null constraint day_off_has_a_reason check (reason <> ''),
    constraint day_off_once primary key (employee_id, day)
  );
  create index day_off_of_day on scheduling.day_off (day);

  create function scheduling.nobody_off_has_a_place() returns trigger
  language plpgsql as $$
  begin
    perform from employees.employee where id = new.employee_id for no key update;
    if exists (
      select from scheduling.day_off o
      join scheduling.crew_place p on p.employee_id = o.employee_id and p.day = o.day
      where o.employee_id = new.employee_id and o.day = new.day
    ) then
      raise exception 'employee % is off on % and has a place', new.employee_id, new.day
        using errcode = 'check_violation', constraint = 'nobody_off_has_a_place';
    end if;
    return null;
  end $$;
  create trigger day_off_without_a_place
    after insert or update on scheduling.day_off
    for each row execute function scheduling.nobody_off_has_a_place();
  create trigger crew_place_of_nobody_off
    after insert or update on scheduling.crew_place
    for each row execute function scheduling.nobody_off_has_a_place();

  -- The link of a feed is its key, so only its hash is stored.
  create table scheduling.calendar_feed (
    employee_id platform.object_id primary key
      references employees.employee (id) on delete cascade,
    secret_hash bytea not null constraint calendar_feed_secret_taken unique
      constraint calendar_feed_keeps_a_hash check (length(secret_hash) = 32),
    since timestamptz not null
  );`;
