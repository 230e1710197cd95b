import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids, the append-only trail, topic revisions and stored answers to repeated requests. */
export class CreatePlatform1795000000000 implements MigrationInterface {
  name = 'CreatePlatform1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists btree_gist;
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;
      create extension if not exists fuzzystrmatch;
      create schema if not exists platform;
      create domain platform.object_id as text check (value ~ '^[0-9a-f]{24}$');

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
      create index history_event_at on platform.history_event (at);

      create function platform.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the history is append-only' using errcode = 'insufficient_privilege';
      end $$;
      create trigger history_is_append_only before update or delete on platform.history_event
        for each row execute function platform.refuse_change();
      create trigger history_is_never_emptied before truncate on platform.history_event
        for each statement execute function platform.refuse_change();

      create table platform.topic_revision (
        topic text primary key,
        revision bigint not null
      );

      create table platform.idempotent_request (
        fingerprint text primary key,
        body_hash text not null,
        owner integer not null,
        committed_result jsonb,
        status integer,
        response jsonb,
        created timestamptz not null
      );
      create index idempotent_request_created on platform.idempotent_request (created);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
