import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each branch plans its days: each saved version is a row, and no row ever changes. */
export class CreatePlanning1795000000104 implements MigrationInterface {
  name = 'CreatePlanning1795000000104';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(KEPT);
    await runner.query(VIEWS);
    await runner.query(LOCK);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const TABLE = `
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
    'a branch without a row plans by the defaults; the row with the greatest version is in force';`;

const KEPT = `
  create function branches.refuse_change_of_planning() returns trigger language plpgsql as $$
  begin
    raise exception 'saved planning settings never change' using errcode = 'insufficient_privilege';
  end $$;
  create trigger planning_version_is_append_only before update or delete on branches.planning_version
    for each row execute function branches.refuse_change_of_planning();`;

// Each setting under its name in the API; a branch that never saved any has no row.
const VIEWS = `
  create view branches.v_planning_version as
    select branch_id, version, changed, changed_by,
           json_build_object(
             'directLegs', direct_legs, 'arrivalWindows', arrival_windows,
             'publicRanking', public_ranking, 'turnaroundMinutes', turnaround_minutes,
             'longestWaitMinutes', longest_wait_minutes, 'windowMinutes', window_minutes,
             'shortestJobHours', shortest_job_hours,
             'slotWeights', json_build_object(
               'gap', slot_gap, 'open', slot_open, 'lift', slot_lift, 'lead', slot_lead,
               'mover', slot_mover, 'load', slot_load, 'loadFrom', slot_load_from),
             'weeklyHours', weekly_hours,
             'plannerWeights', json_build_object(
               'truckChange', planner_truck_change, 'start', planner_start,
               'drive', planner_drive, 'overtime', planner_overtime,
               'unserved', planner_unserved)) as settings,
           json_build_object(
             'directLegs', direct_legs, 'arrivalWindows', arrival_windows,
             'turnaroundMinutes', turnaround_minutes) as for_day,
           direct_legs, arrival_windows
    from branches.planning_version;
  create view branches.v_planning as
    select present.*
    from branches.branch b
    cross join lateral (
      select * from branches.v_planning_version v
      where v.branch_id = b.id order by v.version desc limit 1
    ) present;`;

// The number keeps these locks apart from other kinds.
const LOCK = `
  create function branches.keep_planning(branch_id text) returns void language sql as $$
    select pg_advisory_xact_lock_shared(7316011, hashtext(branch_id))
  $$;
  comment on function branches.keep_planning(text) is
    'keeps the branch''s planning settings as they are until the transaction ends';
  create function branches.take_planning(branch_id text) returns void language sql as $$
    select pg_advisory_xact_lock(7316011, hashtext(branch_id))
  $$;
  comment on function branches.take_planning(text) is
    'lets nobody else keep the branch''s planning settings until the transaction ends';`;
