import { runMigrations } from 'bullmq';
import type { ClientBase } from 'pg';

/** Where the library has its tables on PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';

/**
 * The library makes the sequence of a queue's job numbers with its first job, which the server's role may not. This is
 * all that the role may make: a sequence of such a name.
 */
const NUMBER_JOBS = `
  create or replace function ${QUEUE_SCHEMA}.number_jobs(queue text) returns void
  language plpgsql security definer set search_path = ${QUEUE_SCHEMA}, pg_temp as $$
  begin
    execute format('create sequence if not exists ${QUEUE_SCHEMA}.%I', job_id_seq_name(queue));
  end $$`;

/** Brings the library's own tables up to date, as the owner of the database. */
export async function migrateQueues(owner: ClientBase): Promise<void> {
  await runMigrations(owner, QUEUE_SCHEMA);
  await owner.query(NUMBER_JOBS);
}

/** For who opens queues. */
export const NUMBER_ALL = `select ${QUEUE_SCHEMA}.number_jobs(queue) from unnest($1::text[]) queue`;
