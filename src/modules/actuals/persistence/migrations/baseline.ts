/**
 * What crews stamp and the office enters about jobs. Nothing of it ever changes, also when the operation is
 * gone, which is why no key ties it to one. Nothing of a job grows without end: commands take turns about a job, so
 * that no two of them add the last one.
 */
export const ACTUALS_BASELINE = `
  create schema actuals;

  create table actuals.stamp (
    id platform.object_id constraint stamp_id_taken primary key,
    operation_id platform.object_id not null,
    kind text not null constraint stamp_kind_known check (kind in (
      'leftYard', 'started', 'finished', 'backYard', 'breakStart', 'breakEnd', 'extra', 'undo')),
    at timestamptz not null,
    device_at timestamptz not null,
    received_at timestamptz not null,
    employee_id platform.object_id not null,
    minutes smallint constraint stamp_minutes_in_range check (minutes between 1 and 600),
    note text,
    of_id platform.object_id,
    constraint stamp_has_what_its_kind_needs check (
      (kind = 'extra') = (minutes is not null)
      and (kind = 'extra') = (note is not null)
      and (kind = 'undo') = (of_id is not null))
  );
  comment on column actuals.stamp.at is 'Corrected by how far the clock of the phone was off.';
  create index stamp_of_operation on actuals.stamp (operation_id);

  create table actuals.entry (
    operation_id platform.object_id not null,
    version integer not null constraint entry_version_positive check (version > 0),
    at timestamptz not null,
    employee_id platform.object_id not null,
    typed jsonb not null,
    constraint entry_of_operation primary key (operation_id, version)
  );
  comment on column actuals.entry.typed is
    'All that is typed after this entry; what is absent comes from the stamps.';

  create table actuals.actual (
    operation_id platform.object_id constraint actual_of_operation primary key,
    version integer not null constraint actual_version_positive check (version > 0),
    left_yard timestamptz,
    started timestamptz,
    finished timestamptz,
    back_yard timestamptz,
    breaks jsonb not null,
    break_minutes smallint,
    movers smallint,
    extra_minutes integer not null,
    extra_note text not null,
    exceptional boolean not null,
    exceptional_why text,
    source text not null
      constraint actual_source_known check (source in ('none', 'phone', 'office')),
    is_asking boolean not null
  );
  comment on table actuals.actual is
    'What the stamps and entries of an operation come to; written with each of them.';
  comment on column actuals.actual.breaks is
    'Starts and ends as milliseconds; the end of one that goes on is null.';
  comment on column actuals.actual.break_minutes is 'Typed; null: those of the breaks.';
  comment on column actuals.actual.movers is 'Typed; null: the seats taken on the truck.';

  create function actuals.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'what was stamped or entered never changes'
      using errcode = 'insufficient_privilege';
  end $$;
  create trigger stamp_is_append_only before update or delete on actuals.stamp
    for each row execute function actuals.refuse_change();
  create trigger stamp_is_never_emptied before truncate on actuals.stamp
    for each statement execute function actuals.refuse_change();
  create trigger entry_is_append_only before update or delete on actuals.entry
    for each row execute function actuals.refuse_change();
  create trigger entry_is_never_emptied before truncate on actuals.entry
    for each statement execute function actuals.refuse_change();

  create function actuals.refuse_too_many() returns trigger language plpgsql as $$
  declare most integer;
  begin
    execute format(
      'select max(n) from (select count(*) as n from %s kept
       where kept.operation_id in (select operation_id from added)
       group by kept.operation_id) each', tg_relid::regclass) into most;
    if most > 1000 then
      raise exception 'a job has at most 1000 of them' using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create trigger stamps_are_bounded after insert on actuals.stamp
    referencing new table as added
    for each statement execute function actuals.refuse_too_many();
  create trigger entries_are_bounded after insert on actuals.entry
    referencing new table as added
    for each statement execute function actuals.refuse_too_many();`;
