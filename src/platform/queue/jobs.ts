import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/ids.js';
import { currentActor, currentRequestId } from '../actor/actor.js';
import { Db } from '../database/db.js';
import { id } from '../database/sql/column.js';
import { sql } from '../database/sql/sql.js';
import { statement } from '../database/sql/statement.js';
import type { JobDefinition } from './job-definition.js';
import { JobRelay } from './job-relay.js';
import { QueueEvents } from './queue-events.js';

export interface EnqueueOptions {
  /** While a job with this name and key waits for its first start, no second one is created. */
  dedupeKey?: string;
  /** Milliseconds until it may start. */
  delayMs?: number;
  /** Who may follow it by GET /jobs/{jobId}; the current person by default, null for nobody. */
  startedBy?: string | null;
}

const INSERT = statement(
  { id: id() },
  sql`
  insert into platform.job as j
    (id, queue, name, payload, dedupe_key, max_attempts, backoff_ms, started_by, created, run_at,
      request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now() + $9 * interval '1 millisecond', $10)
  on conflict on constraint job_coalesces do update
    set started_by = array(select distinct unnest(j.started_by || excluded.started_by))
  returning id`,
  'plain',
);

const WITHDRAW = `
  delete from platform.job
  where name = $1 and dedupe_key = $2 and state = 'queued' and queue_seen is null
    and (claimed_until is null or claimed_until < now())
  returning id`;

/**
 * Puts background work into the running command's transaction: it starts if and only if that
 * commits.
 */
@Injectable()
export class Jobs {
  constructor(
    private readonly db: Db,
    private readonly relay: JobRelay,
    private readonly queueEvents: QueueEvents,
  ) {}

  /**
   * @returns the job's id; with a `dedupeKey` perhaps that of the one already waiting, whose
   * payload and delay stay
   * @throws Error outside a command
   */
  async enqueue<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<string> {
    this.db.afterCommit(() => {
      this.relay.wake();
      this.queueEvents.queueChanged(job.queue.name);
    });
    const startedBy =
      options.startedBy === undefined ? currentActor().employeeId : options.startedBy;
    const [row] = await this.db.rows(INSERT, [
      newId(),
      job.queue.name,
      job.name,
      JSON.stringify(payload),
      options.dedupeKey ?? null,
      job.attempts,
      job.backoffMs,
      startedBy === null ? [] : [startedBy],
      options.delayMs ?? 0,
      currentRequestId(),
    ]);
    if (!row) throw new Error(`The job ${job.name} was not stored`);
    return row.id;
  }
  /**
   * Takes back a job that is waiting and not in its queue yet; one that is in the queue still runs.
   */
  async withdraw<Payload extends object>(
    { name, queue }: JobDefinition<Payload>,
    dedupeKey: string,
  ): Promise<void> {
    const taken = await this.db.execute(WITHDRAW, [name, dedupeKey]);
    if (taken > 0) this.db.afterCommit(() => this.queueEvents.queueChanged(queue.name));
  }
}
