/**
 * What finished jobs taught about how long moves take, version by version. No key goes to moves.activity: activities can
 * go, what was taught stays.
 */
export const RANGES_BASELINE = `
  create schema ranges;
  create table ranges.job_basis (
    activity_id platform.object_id constraint basis_of_activity primary key,
    taken timestamptz not null,
    constants_version integer not null,
    third_mover_factor double precision not null,
    group_name text not null,
    speed double precision not null,
    handling_minutes double precision not null,
    driving_minutes double precision not null,
    is_complete boolean not null
  );
  comment on table ranges.job_basis is
    'What was estimated for an activity when the first thing about it was stamped or entered.';
  create function ranges.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'what was estimated when a job began never changes'
      using errcode = 'insufficient_privilege';
  end $$;
  create trigger job_basis_is_append_only before update or delete on ranges.job_basis
    for each row execute function ranges.refuse_change();
  create trigger job_basis_is_never_emptied before truncate on ranges.job_basis
    for each statement execute function ranges.refuse_change();

  create table ranges.model_version (
    version integer constraint model_version_numbered primary key,
    trained_at timestamptz not null,
    state text not null constraint model_state_known
      check (state in ('candidate', 'active', 'retired')),
    n integer not null,
    p80 double precision,
    p90 double precision,
    held text[] not null default '{}',
    coverage jsonb not null default '[]',
    jobs_hash text not null,
    trained_by_job text constraint model_version_once_a_job unique
  );
  create unique index model_version_in_use on ranges.model_version ((true)) where state = 'active';
  insert into ranges.model_version (version, trained_at, state, n, jobs_hash)
  values (0, now(), 'active', 0, '');

  create table ranges.model_scope (
    version integer not null references ranges.model_version (version),
    branch_id platform.object_id,
    n integer not null,
    mean double precision not null,
    centres jsonb not null,
    pool double precision[] not null,
    constraint model_scope_once unique nulls not distinct (version, branch_id)
  );
  comment on column ranges.model_scope.branch_id is 'Null: the company.';

  create table ranges.model_job (
    version integer not null references ranges.model_version (version),
    position integer not null,
    activity_id platform.object_id not null,
    customer_id platform.object_id not null,
    branch_id platform.object_id not null,
    day date not null,
    finished timestamptz not null,
    group_name text not null,
    ratio double precision,
    left_out text constraint model_job_left_out_known check (left_out in (
      'unfinished', 'assumed', 'exceptional', 'noEstimate', 'ratio', 'old')),
    residual double precision,
    handling_minutes double precision not null,
    constraint model_job_of_version primary key (version, position),
    constraint model_job_has_what_it_teaches check (
      left_out is not null or (ratio is not null and residual is not null))
  );

  create table ranges.branch_setting (
    branch_id platform.object_id constraint setting_of_branch primary key
      references branches.branch (id),
    quantile double precision not null constraint setting_quantile_in_range
      check (quantile between 0.5 and 0.95),
    late_finish_by_p80 boolean not null,
    payment_terms text not null,
    revision integer not null,
    estimate_is_cap boolean not null default false
  );`;
