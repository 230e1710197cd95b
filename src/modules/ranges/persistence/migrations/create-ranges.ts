import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What finished jobs taught about how long moves take, version by version. */
export class CreateRanges1795000001800 implements MigrationInterface {
  name = 'CreateRanges1795000001800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema ranges');
    await runner.query(BASIS);
    await runner.query(MODEL);
    await runner.query(SETTING);
    await runner.query(USED_JOB);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// No key to moves.activity: activities can go, what was taught stays.
const BASIS = `
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
    for each row execute function ranges.refuse_change();`;

const MODEL = `
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
  );`;

const SETTING = `
  create table ranges.branch_setting (
    branch_id platform.object_id constraint setting_of_branch primary key
      references branches.branch (id),
    quantile double precision not null constraint setting_quantile_in_range
      check (quantile between 0.5 and 0.95),
    late_finish_by_p80 boolean not null,
    payment_terms text not null,
    revision integer not null
  );
  create view ranges.v_setting as
    select b.id as branch_id, coalesce(s.quantile, 0.9) as quantile,
           coalesce(s.late_finish_by_p80, false) as late_finish_by_p80,
           coalesce(s.payment_terms, 'Payment is due when the move is finished.') as payment_terms,
           coalesce(s.revision, 0) as revision
    from branches.v_branch b left join ranges.branch_setting s on s.branch_id = b.id;`;

const USED_JOB = `
  create view ranges.v_used_job as
    select j.activity_id, j.branch_id, j.group_name, ln(j.ratio) as y,
           ln(j.ratio) - (scope.centres -> j.group_name ->> 'value')::double precision as residual
    from ranges.model_version v
    join ranges.model_job j on j.version = v.version and j.left_out is null
    cross join lateral (
      select s.centres from ranges.model_scope s
      where s.version = v.version and (s.branch_id = j.branch_id or s.branch_id is null)
      order by s.branch_id nulls last limit 1) scope
    where v.state = 'active';
  comment on view ranges.v_used_job is
    'The jobs that the version in use learned from; residual: y less the centre of its group.';`;
