import { ADDRESS_NUMBERS } from './address-numbers.js';

// A customer's activities have different days; the check waits for the commit, so that one write
// can swap two days. `changed_version` is the customer's version that last changed this activity.
const ACTIVITY = `
  create table moves.activity (
    id platform.object_id primary key,
    customer_id platform.object_id not null,
    branch_id platform.object_id not null,
    created timestamptz not null,
    changed_version integer not null,
    activity_day date not null,
    est_hours numeric not null default 4 constraint activity_est_hours_positive check (est_hours > 0),
    min_time numeric not null default 2.5 constraint activity_min_time_positive check (min_time > 0),
    num_movers integer not null default 2
      constraint activity_movers_positive check (num_movers > 0),
    truck_count integer not null default 1
      constraint activity_trucks_positive check (truck_count > 0),
    costing_strategy text not null default 'MoveManager',
    notes text not null default '',
    alerts text not null default '',
    to_be_moved text not null default '',
    inventory text not null default '',
    requires_lift boolean not null default false,
    starting_drive_time numeric,
    ending_drive_time numeric,
    transit_version integer not null default 0,
    constants_version integer,
    automated_hours numeric,
    automated_movers integer,
    automated_trucks integer,
    estimate_basis jsonb,
    figure_origins jsonb not null default '{
      "estHours": "default", "numMovers": "default", "truckCount": "default", "minTime": "default"
    }',
    constraint activity_of_customer foreign key (customer_id, branch_id)
      references customers.customer (id, branch_id) on update cascade,
    constraint activity_of_branch_and_day unique (id, branch_id, activity_day),
    constraint activity_one_a_day unique (customer_id, activity_day)
      deferrable initially deferred
  );
  create index activity_by_branch_and_day on moves.activity (branch_id, activity_day);
  create index activity_by_day on moves.activity (activity_day);`;

const LOCATION = `
  create table moves.location (
    id platform.object_id primary key,
    activity_id platform.object_id not null references moves.activity (id) on delete cascade,
    position smallint not null,
    type_of_work text not null default '' constraint location_work_known
      check (type_of_work in ('', 'Load', 'Unload', 'LoadAndUnload', 'Hold', 'Packing')),
    street text not null default '',
    unit text not null default '',
    city text not null default '',
    state text not null default 'TX',
    zip text not null default '',
    latitude double precision,
    longitude double precision,
    normalized_street_address text not null default '',
    zone text not null default '',
    use_fee boolean not null default false,
    trip_fee_cents integer not null default 0
      constraint location_fee_not_negative check (trip_fee_cents >= 0),
    zone_fee_cents integer not null default 0,
    drive_distance numeric,
    drive_time numeric,
    drive_time_fetch_status text not null default 'NeedsCoordinates'
      constraint location_fetch_status_known check (drive_time_fetch_status in
        ('NeedsCoordinates', 'EligibleForFetching', 'Done', 'InError')),
    location_type text not null default '',
    other_details text not null default '',
    storage_type text not null default 'Outdoor',
    dimensions text not null default '',
    sqft integer,
    stories integer,
    employees integer,
    bedrooms integer,
    additional_rooms text[] not null default '{}',
    floor integer,
    has_elevator boolean not null default false,
    distance_to_door integer,
    parking_type text not null default '',
    notes text not null default '',
    num_boxes integer not null default 0,
    is_packing boolean not null default false,
    packing_est_time numeric,
    packing_est_cost_cents integer,
    packing_amounts jsonb not null default '{}',
    is_problem boolean not null default false,
    problem_reason text not null default '',
    has_excess_inventory boolean not null default false,
    worktime numeric,
    worktime_estimations jsonb,
    current_estimate jsonb,
    gate_code text not null default '',
    worktime_typed boolean not null default false
  );
  create index location_of_activity on moves.location (activity_id, position);
  create index location_by_position on moves.location (latitude, longitude)
    where latitude is not null;
  create index location_by_house_number
    on moves.location (moves.house_number(normalized_street_address))
    where normalized_street_address <> '';
  create index location_by_building
    on moves.location (left(zip, 5), moves.building_number(street)) where street <> '';`;

// An operation is unbooked (neither truck nor unassigned), unassigned, or booked (a truck). `day`
// and `branch_id` repeat its activity's, so that a board is one index scan.
const OPERATION = `
  create table moves.operation (
    id platform.object_id primary key,
    activity_id platform.object_id not null,
    branch_id platform.object_id not null,
    day date not null,
    position smallint not null,
    date timestamptz not null,
    duration numeric not null constraint operation_duration_positive check (duration > 0),
    mover_count integer not null
      constraint operation_mover_count_two_or_three check (mover_count between 2 and 3),
    truck_id platform.object_id,
    unassigned boolean not null default false,
    early_start boolean not null default false,
    early_start_notes text not null default '',
    requires_lift boolean not null default false,
    starting_drive_time numeric not null default 0
      constraint operation_drive_out_not_negative check (starting_drive_time >= 0),
    ending_drive_time numeric not null default 0
      constraint operation_drive_back_not_negative check (ending_drive_time >= 0),
    starting_typed boolean not null default false,
    ending_typed boolean not null default false,
    arrival_from timestamptz,
    arrival_to timestamptz,
    constraint operation_arrival_window_is_whole check (
      case when arrival_from is null then arrival_to is null
           else arrival_to is not null and arrival_from < arrival_to end),
    constraint operation_unassigned_has_no_truck check (not (unassigned and truck_id is not null)),
    constraint operation_of_activity foreign key (activity_id, branch_id, day)
      references moves.activity (id, branch_id, activity_day) on update cascade on delete cascade,
    constraint operation_on_truck unique (id, truck_id)
  );
  comment on column moves.operation.arrival_from is
    'from when to when the customer expects the crew; both null where the start was promised';
  create index operation_of_activity on moves.operation (activity_id, position);
  create index operation_on_board on moves.operation (branch_id, day)
    where truck_id is not null or unassigned;
  create index operation_by_truck on moves.operation (truck_id, day) where truck_id is not null;
  create index operation_by_branch_and_date on moves.operation (branch_id, date);`;

// The first version (R-EST-1).
const FIRST_CONSTANTS = JSON.stringify({
  apartmentValues: [60, 80, 115, 170, 220].map((minutes, bedrooms) => ({ bedrooms, minutes })),
  houseValues: sizes([800, 1200, 1800, 2500, 3500, null], [110, 150, 200, 290, 380, 460]),
  storageValues: sizes([25, 50, 100, 150, 200, null], [30, 55, 105, 150, 200, 290]),
  portableValues: sizes([8, 12, 16, 20, null], [60, 95, 120, 150, 215]),
  unloadFactor: 0.75,
  stairsCoefficient: 0.12,
  elevatorCoefficient: 0.18,
  storiesCoefficient: 0.1,
  walkCoefficient: 0.09,
  boxMinutes: 0.75,
  thirdMoverFactor: 0.7,
  volumePerMinute: 6.5,
  truckVolume: 1500,
});

function sizes(upTo: (number | null)[], minutes: number[]): object[] {
  return upTo.map((size, index) => ({ upTo: size, minutes: minutes[index] }));
}

const CONSTANTS = `
  create table moves.estimate_constants (
    version integer generated by default as identity primary key,
    effective_from date not null,
    created timestamptz not null,
    created_by platform.object_id,
    constants jsonb not null
  );
  create index estimate_constants_in_force
    on moves.estimate_constants (effective_from desc, version desc);
  insert into moves.estimate_constants (effective_from, created, constants)
  values ('2026-11-01', '2026-11-01T00:00:00Z', '${FIRST_CONSTANTS}');`;

// A truck drives from one job straight to its next one. What must never happen, enforced by the
// database: a leg between two trucks or days, against the order of the jobs, or of an operation that
// is on no truck; two legs from or to one job.
const DIRECT_LEG = `
  create table moves.direct_leg (
    follower_id platform.object_id primary key,
    followed_id platform.object_id not null constraint direct_leg_one_follower unique,
    truck_id platform.object_id not null,
    hours numeric not null constraint direct_leg_not_negative check (hours >= 0),
    approximate boolean not null,
    yard_drive_out numeric not null,
    yard_drive_back numeric not null,
    constraint direct_leg_of_two check (follower_id <> followed_id),
    constraint direct_leg_follower_on_truck
      foreign key (follower_id, truck_id) references moves.operation (id, truck_id)
      deferrable initially deferred,
    constraint direct_leg_followed_on_truck
      foreign key (followed_id, truck_id) references moves.operation (id, truck_id)
      deferrable initially deferred
  );
  comment on table moves.direct_leg is
    'A truck drives from one operation straight to the next; hours exact, the others what it replaced.';
  create function moves.direct_leg_keeps_order() returns trigger language plpgsql as $$
  declare
    changed text := coalesce(to_jsonb(new)->>'follower_id', to_jsonb(new)->>'id');
  begin
    if exists (
      select 1 from moves.direct_leg l
      join moves.operation a on a.id = l.followed_id
      join moves.operation b on b.id = l.follower_id
      where changed in (l.follower_id, l.followed_id)
        and (a.day <> b.day or a.date + a.duration * interval '1 hour' > b.date)
    ) then
      raise exception 'operation % does not come after the one it follows', changed
        using errcode = 'check_violation', constraint = 'direct_leg_keeps_order';
    end if;
    return null;
  end $$;
  create constraint trigger direct_leg_keeps_order
    after insert or update on moves.direct_leg deferrable initially deferred
    for each row execute function moves.direct_leg_keeps_order();
  create constraint trigger operation_keeps_order_of_direct_leg
    after update of day, date, duration on moves.operation deferrable initially deferred
    for each row when (
      old.day <> new.day or old.date <> new.date or old.duration <> new.duration)
    execute function moves.direct_leg_keeps_order();`;

/** Activities with their stops and operations, and the constants that estimates rest on. */
export const MOVES_BASELINE = [
  'create schema moves;',
  ADDRESS_NUMBERS,
  ACTIVITY,
  LOCATION,
  OPERATION,
  CONSTANTS,
  DIRECT_LEG,
].join('\n');
