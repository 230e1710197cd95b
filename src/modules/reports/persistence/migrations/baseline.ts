/** Queued reports; their files are under DATA_DIR. */
export const REPORTS_BASELINE = `
  create schema reports;

  create table reports.report (
    id platform.object_id primary key,
    kind text not null
      constraint report_kind_known check (kind in ('moves', 'manager', 'marketing')),
    branch_id platform.object_id
      constraint report_of_branch references branches.branch (id) on delete restrict,
    first_day date not null,
    last_day date not null,
    owner_id platform.object_id not null
      constraint report_of_employee references employees.employee (id) on delete restrict,
    state text not null default 'queued' constraint report_state_known
      check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    run integer not null default 0,
    progress integer not null default 0
      constraint report_progress_percent check (progress between 0 and 100),
    rows bigint not null default 0,
    bytes bigint not null default 0,
    created timestamptz not null,
    touched timestamptz not null,
    finished timestamptz,
    error text,
    constraint report_days_in_order check (first_day <= last_day),
    constraint report_end_has_instant
      check ((state in ('done', 'failed', 'cancelled')) = (finished is not null))
  );
  comment on column reports.report.branch_id is 'null: every branch';
  comment on column reports.report.run is
    'how often a process began it; only the last one may go on';
  comment on column reports.report.touched is 'when a process was last known to be at it';
  create index report_of_owner on reports.report (owner_id, created desc);
  create index report_under_way on reports.report (touched)
    where state in ('queued', 'running');
  create index report_by_created on reports.report (created);`;
