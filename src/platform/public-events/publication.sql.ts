const EVENT = 'id, type, version, at, actor_kind, actor_id, request_id, data';

/** Stores the events of `$5`, a JSON list of EventRow. */
export const INSERT_EVENTS = `
  insert into platform.public_event (${EVENT})
  select ${EVENT}
  from jsonb_to_recordset($5::jsonb) as event (
    id text, type text, version integer, at timestamptz, actor_kind text, actor_id text,
    request_id text, data jsonb)`;

/** Stores a job for each subscriber of each event: `$6` is a JSON list of EventJobRow. */
export const INSERT_EVENT_JOBS = `
  insert into platform.job
    (id, queue, name, payload, max_attempts, backoff_ms, started_by, created, run_at, request_id)
  select id, queue, name, payload, max_attempts, backoff_ms, '{}', now(), now(), request_id
  from jsonb_to_recordset($6::jsonb) as job (
    id text, queue text, name text, payload jsonb, max_attempts integer, backoff_ms integer,
    request_id text)`;
