/** Ids, and stored answers to repeated requests. */
export const PLATFORM_BASELINE = `
  create extension if not exists btree_gist;
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  create extension if not exists fuzzystrmatch;

  create schema if not exists platform;
  create domain platform.object_id as text check (value ~ '^[0-9a-f]{24}$');

  create table platform.idempotent_request (
    fingerprint text primary key,
    body_hash text not null,
    owner integer not null,
    committed_result jsonb,
    status integer,
    response jsonb,
    created timestamptz not null
  );
  create index idempotent_request_created on platform.idempotent_request (created);`;
