/** The outbox and the state of every job; the queue library's own tables are not read for state. */
export const QUEUE_BASELINE = `
  create table platform.job (
    id platform.object_id primary key,
    queue text not null,
    name text not null,
    payload jsonb not null,
    dedupe_key text,
    state text not null default 'queued'
      constraint job_state_known check (state in ('queued', 'running', 'done', 'failed')),
    progress integer not null default 0
      constraint job_progress_percent check (progress between 0 and 100),
    error text,
    attempts integer not null default 0,
    max_attempts integer not null,
    backoff_ms integer not null,
    started_by text[] not null default '{}',
    created timestamptz not null,
    run_at timestamptz not null,
    claimed_until timestamptz,
    queue_seen timestamptz,
    started timestamptz,
    finished timestamptz,
    request_id text,
    reason text,
    constraint job_coalesces unique (name, dedupe_key)
  );
  comment on column platform.job.queue_seen is
    'when it was last known to be in its queue; null: still to be handed over';
  comment on column platform.job.request_id is
    'the request that started it; null: the system itself';
  comment on column platform.job.reason is
    'the fault of the last attempt, for operators; error is what others read';
  create index job_to_hand_over on platform.job (created)
    where queue_seen is null and state = 'queued';
  create index job_unfinished on platform.job (queue_seen) where state in ('queued', 'running');
  create index job_finished on platform.job (finished) where finished is not null;
  create index job_figures on platform.job (queue, state, run_at, finished);

  create table platform.queue_news (
    only_one boolean primary key default true constraint queue_news_is_one check (only_one),
    told timestamptz not null
  );
  comment on table platform.queue_news is
    'when open pages were last told of changed queues, so that all processes together tell it once a second';
  insert into platform.queue_news (told) values ('-infinity');`;
