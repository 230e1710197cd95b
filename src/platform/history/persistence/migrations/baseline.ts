/**
 * The append-only trail, with indexes by entity, by time and by person for the millions of events of a few years, and by
 * the last call of a customer.
 */
export const HISTORY_BASELINE = `
  create table platform.history_event (
    seq bigint generated always as identity primary key,
    id platform.object_id not null unique,
    entity text not null,
    entity_id text not null,
    type text not null,
    at timestamptz not null,
    employee_id platform.object_id,
    request_id text not null,
    data jsonb not null,
    changes jsonb not null
  );
  create index history_event_of_entity on platform.history_event (entity, entity_id, seq desc);
  create index history_event_in_time on platform.history_event (at, seq);
  create index history_event_of_person on platform.history_event (employee_id, at, seq);
  create index history_event_of_call on platform.history_event (entity_id, at)
    where entity = 'customer' and type = 'PHONED';

  create function platform.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the history is append-only' using errcode = 'insufficient_privilege';
  end $$;
  create trigger history_is_append_only before update or delete on platform.history_event
    for each row execute function platform.refuse_change();
  create trigger history_is_never_emptied before truncate on platform.history_event
    for each statement execute function platform.refuse_change();`;
