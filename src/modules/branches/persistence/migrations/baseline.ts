/** Branches, and how each plans its days: each saved version is a row, and no row ever changes. */
export const BRANCHES_BASELINE = `
  create schema branches;
  create table branches.branch (
    id platform.object_id primary key,
    name text not null constraint branch_has_name check (name <> ''),
    timezone text not null,
    phone text not null,
    default_hourly_rate_cents integer
      constraint branch_rate_at_least_a_dollar check (default_hourly_rate_cents >= 100),
    active boolean not null default true,
    normalized_address text not null,
    latitude double precision,
    longitude double precision,
    outbound_email text not null default '',
    outbound_name text not null default '',
    outbound_refresh_token text,
    google_plus_url text not null default '',
    facebook_url text not null default '',
    yelp_url text not null default '',
    twitter_url text not null default '',
    gatherup_url text not null default '',
    instagram_url text not null default '',
    registration_number text not null default '',
    public_share smallint not null default 50
      constraint branch_public_share_is_percent check (public_share between 0 and 100),
    email_proof boolean not null default false
  );
  comment on column branches.branch.public_share is
    'percent of a day''s truck-hours that may be booked online';
  create index branch_by_name on branches.branch (lower(name));

  -- A zone must be one that this database knows by its place: it reads CST and the like as other zones than
  -- browsers do. A branch that has such a one keeps it until it is changed, which is why this is no check of the
  -- table. After the write: a trigger before it would lock the row's key, for which who makes a customer there,
  -- and waits for the zone, has to be done.
  create function branches.require_known_timezone() returns trigger language plpgsql as $$
  begin
    if new.timezone not like '%/%' and new.timezone <> 'UTC' then
      raise exception 'the time zone % is not named by its place', new.timezone
        using errcode = 'check_violation';
    end if;
    -- Refuses a zone that the database does not know.
    perform now() at time zone new.timezone;
    return new;
  end $$;
  create trigger branch_timezone_is_known after insert on branches.branch
    for each row execute function branches.require_known_timezone();
  create trigger branch_timezone_stays_known after update on branches.branch
    for each row when (new.timezone is distinct from old.timezone)
    execute function branches.require_known_timezone();

  create table branches.planning_version (
    branch_id platform.object_id not null references branches.branch (id),
    version integer not null constraint planning_version_positive check (version > 0),
    changed timestamptz not null,
    changed_by platform.object_id,
    direct_legs boolean not null,
    arrival_windows boolean not null,
    public_ranking boolean not null,
    turnaround_minutes smallint not null constraint planning_turnaround_in_quarters
      check (turnaround_minutes between 0 and 60 and turnaround_minutes % 15 = 0),
    longest_wait_minutes smallint not null constraint planning_wait_in_quarters
      check (longest_wait_minutes between 0 and 600 and longest_wait_minutes % 15 = 0),
    window_minutes smallint not null constraint planning_window_in_quarters
      check (window_minutes between 15 and 360 and window_minutes % 15 = 0),
    shortest_job_hours numeric not null constraint planning_job_in_quarters
      check (shortest_job_hours between 1 and 8 and shortest_job_hours % 0.25 = 0),
    slot_gap numeric not null check (slot_gap between 0 and 1000),
    slot_open numeric not null check (slot_open between 0 and 1000),
    slot_lift numeric not null check (slot_lift between 0 and 1000),
    slot_lead numeric not null check (slot_lead between 0 and 1000),
    slot_mover numeric not null check (slot_mover between 0 and 1000),
    slot_load numeric not null check (slot_load between 0 and 1000),
    slot_load_from numeric not null check (slot_load_from between 0 and 2),
    weekly_hours numeric not null check (weekly_hours between 1 and 100),
    planner_truck_change numeric not null check (planner_truck_change between 0 and 100000),
    planner_start numeric not null check (planner_start between 0 and 100000),
    planner_drive numeric not null check (planner_drive between 0 and 100000),
    planner_overtime numeric not null check (planner_overtime between 0 and 100000),
    planner_unserved numeric not null check (planner_unserved between 0 and 100000),
    constraint planning_version_of_branch primary key (branch_id, version)
  );
  comment on table branches.planning_version is
    'a branch without a row plans by the defaults; the row with the greatest version is in force';

  create function branches.refuse_change_of_planning() returns trigger language plpgsql as $$
  begin
    raise exception 'saved planning settings never change' using errcode = 'insufficient_privilege';
  end $$;
  create trigger planning_version_is_append_only before update or delete on branches.planning_version
    for each row execute function branches.refuse_change_of_planning();`;
