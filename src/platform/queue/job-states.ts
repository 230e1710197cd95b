import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';
import { double, id, instant, integer, jsonb, text } from '../database/sql/column.js';
import { sql } from '../database/sql/sql.js';
import type { Statement } from '../database/sql/statement.js';
import { statement } from '../database/sql/statement.js';
import { QueueEvents } from './queue-events.js';

/** A committed job that is ready for its queue. */
export interface DueJob {
  id: string;
  queue: string;
  name: string;
  runAt: Date;
  /** Whole milliseconds until then; 0 if it may start. */
  delayMs: number;
  maxAttempts: number;
  backoffMs: number;
}

export interface StartedJob {
  queue: string;
  name: string;
  payload: object;
  attempts: number;
  /** The request that it goes back to; null when the system started it. */
  requestId: string | null;
}

/** Why an attempt did not end the job, and when the next one may begin. */
interface NextAttempt {
  afterMs: number;
  reason: string;
}

const MAX_REASON = 2_000;

/** A claimed row `j` as a DueJob. */
export const CLAIMED = `
  j.id, j.queue, j.name, j.run_at as "runAt",
    greatest(0, ceil(extract(epoch from j.run_at - now()) * 1000))::float8 as "delayMs",
    j.max_attempts as "maxAttempts", j.backoff_ms as "backoffMs"`;
/** The same as the columns of a statement. */
export const CLAIMED_JOB = {
  id: id(),
  queue: text(),
  name: text(),
  runAt: instant(),
  /** Whole milliseconds until then; 0 if it may start. */
  delayMs: double(),
  maxAttempts: integer(),
  backoffMs: integer(),
};

const CLAIM = statement(
  CLAIMED_JOB,
  sql`
  with due as (
    select id from platform.job
    where queue_seen is null and state = 'queued' and queue = any($2)
      and (claimed_until is null or claimed_until < now())
    order by created limit $1 for update skip locked)
  update platform.job j set claimed_until = now() + interval '15 seconds'
  from due where j.id = due.id
  returning ${CLAIMED}`,
  'plain',
);

// Anything but 'done' may start: a stalled run, and one that an administrator retries. A first
// start may come too early, from a queue that uses another process's clock.
const START = statement(
  {
    queue: text(),
    name: text(),
    payload: jsonb<object>(),
    attempts: integer(),
    requestId: text().orNull(),
  },
  sql`
  update platform.job
  set state = 'running', dedupe_key = null, error = null, finished = null,
    attempts = attempts + 1, started = coalesce(started, now()), queue_seen = coalesce(queue_seen, now())
  where id = $1 and state <> 'done'
    and (started is not null or run_at <= now() + interval '1 second')
  returning queue, name, payload, attempts, request_id as "requestId"`,
  'plain',
);

// At least 1 for one that came due since it was refused: otherwise it would count as done.
const EARLY_MS = statement(
  { ms: double() },
  sql`
  select greatest(1, ceil(extract(epoch from run_at - now()) * 1000))::float8 as ms
  from platform.job where id = $1 and state = 'queued' and started is null`,
  'plain',
);

const SEEN = statement(
  { id: id(), runAt: instant() },
  sql`
  update platform.job set queue_seen = now(), claimed_until = null
  where id = any($1) returning id, run_at as "runAt"`,
  'plain',
);

/** The queue of a job whose state changed. */
const CHANGED = { queue: text() };
const DONE = statement(
  CHANGED,
  sql`
  update platform.job set state = 'done', progress = 100, reason = null, finished = now()
  where id = $1 returning queue`,
  'plain',
);
const WAITING = statement(
  CHANGED,
  sql`
  update platform.job
  set state = 'queued', progress = 0, run_at = now() + $2 * interval '1 millisecond',
    reason = coalesce($3, reason)
  where id = $1 and state = 'running' returning queue`,
  'plain',
);
const FAILED = statement(
  CHANGED,
  sql`
  update platform.job set state = 'failed', error = $2, reason = $3, finished = now()
  where id = $1 and state in ('queued', 'running') returning queue`,
  'plain',
);
const GIVEN_UP = statement(
  CHANGED,
  sql`
  update platform.job set state = 'failed', error = $2, reason = $2, finished = now()
  where id = $1 and state in ('queued', 'running') and run_at <= to_timestamp($3 / 1000.0)
  returning queue`,
  'plain',
);

const UNFINISHED = statement(
  { id: id(), queue: text(), name: text() },
  sql`
  select id, queue, name from platform.job
  where state in ('queued', 'running') and queue = any($3)
    and queue_seen < now() - $1 * interval '1 millisecond'
  order by queue_seen limit $2`,
  'plain',
);

/**
 * The state of jobs as rows; each statement stands alone, so that a process that dies leaves no
 * half of one.
 */
@Injectable()
export class JobStates {
  constructor(
    private readonly db: Db,
    private readonly queueEvents: QueueEvents,
  ) {}

  /**
   * Takes jobs of these queues to hand over for fifteen seconds; other processes skip them
   * meanwhile.
   */
  claim(queues: string[], limit: number): Promise<DueJob[]> {
    return this.db.rows(CLAIM, [limit, queues]);
  }

  /**
   * They are in their queues now.
   * @returns when each may start, since an operator may have changed that meanwhile
   */
  seenInQueue(ids: string[]): Promise<{ id: string; runAt: Date }[]> {
    return this.db.rows(SEEN, [ids]);
  }

  async unclaim(ids: string[]): Promise<void> {
    await this.db.query('update platform.job set claimed_until = null where id = any($1)', [ids]);
  }

  /** Undefined when the job is done already, unknown, or not to start yet. */
  async start(id: string): Promise<StartedJob | undefined> {
    return (await this.change(START, [id]))[0];
  }

  /**
   * For one that may not start: milliseconds until its first start; 0 if there is nothing to start.
   */
  async earlyBy(id: string): Promise<number> {
    return (await this.db.rows(EARLY_MS, [id]))[0]?.ms ?? 0;
  }

  async progress(id: string, percent: number): Promise<void> {
    await this.db.query('update platform.job set progress = $2 where id = $1', [id, percent]);
  }

  async done(id: string): Promise<void> {
    await this.change(DONE, [id]);
  }

  /** Back to waiting, for another attempt or another process. */
  async waiting(id: string, next?: NextAttempt): Promise<void> {
    await this.change(WAITING, [id, next?.afterMs ?? 0, next?.reason.slice(0, MAX_REASON) ?? null]);
  }

  /** @param reason what operators read; whoever started the job reads `error` */
  async failed(id: string, error: string, reason = error): Promise<void> {
    await this.change(FAILED, [id, error, reason.slice(0, MAX_REASON)]);
  }

  /**
   * What its queue gave up. The word of it may come late: a job that an operator has started over since then
   * goes on.
   * @param at milliseconds since 1970
   */
  async givenUp(id: string, error: string, at: number): Promise<void> {
    await this.change(GIVEN_UP, [id, error.slice(0, MAX_REASON), at]);
  }

  /** Unfinished jobs last seen in their queue at least `ageMs` ago, the longest unseen first. */
  unfinished(
    queues: string[],
    ageMs: number,
    limit: number,
  ): Promise<{ id: string; queue: string; name: string }[]> {
    return this.db.rows(UNFINISHED, [ageMs, limit, queues]);
  }

  /** The queue has lost it: hand it over once more. */
  async handOverAgain(id: string): Promise<void> {
    const sql = `
      update platform.job set queue_seen = null, state = 'queued'
      where id = $1 and state in ('queued', 'running')`;
    await this.db.query(sql, [id]);
  }

  private async change<Row extends { queue: string }>(
    statement: Statement<Row>,
    values: unknown[],
  ): Promise<Row[]> {
    const rows = await this.db.rows(statement, values);
    rows.forEach(({ queue }) => this.queueEvents.queueChanged(queue));
    return rows;
  }
}
