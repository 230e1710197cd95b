import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';

/** A committed job that is to be handed to its queue. */
export interface DueJob {
  id: string;
  queue: string;
  name: string;
  runAt: Date;
  maxAttempts: number;
  backoffMs: number;
}

export interface StartedJob {
  name: string;
  payload: object;
}

const CLAIM = `
  with due as (
    select id from platform.job
    where queue_seen is null and state = 'queued' and queue = any($2)
      and (claimed_until is null or claimed_until < now())
    order by created limit $1 for update skip locked)
  update platform.job j set claimed_until = now() + interval '15 seconds'
  from due where j.id = due.id
  returning j.id, j.queue, j.name, j.run_at as "runAt", j.max_attempts as "maxAttempts",
    j.backoff_ms as "backoffMs"`;

// Anything but 'done' may start: a stalled run, and one that an administrator tries again.
const START = `
  update platform.job
  set state = 'running', dedupe_key = null, error = null, finished = null,
    attempts = attempts + 1, started = coalesce(started, now()), queue_seen = coalesce(queue_seen, now())
  where id = $1 and state <> 'done'
  returning name, payload`;

/** The state of jobs as rows; each statement stands alone, so that a dead process leaves no half of one. */
@Injectable()
export class JobStates {
  constructor(private readonly db: Db) {}

  /** Takes jobs of these queues to hand over for fifteen seconds; another process skips them meanwhile. */
  claim(queues: string[], limit: number): Promise<DueJob[]> {
    return this.db.query<DueJob>(CLAIM, [limit, queues]);
  }

  /** They are in their queues now. */
  async seenInQueue(ids: string[]): Promise<void> {
    const sql =
      'update platform.job set queue_seen = now(), claimed_until = null where id = any($1)';
    await this.db.query(sql, [ids]);
  }

  async unclaim(ids: string[]): Promise<void> {
    await this.db.query('update platform.job set claimed_until = null where id = any($1)', [ids]);
  }

  /** Undefined when the job is done already or unknown. */
  async start(id: string): Promise<StartedJob | undefined> {
    return (await this.db.query<StartedJob>(START, [id]))[0];
  }

  async progress(id: string, percent: number): Promise<void> {
    await this.db.query('update platform.job set progress = $2 where id = $1', [id, percent]);
  }

  async done(id: string): Promise<void> {
    const sql = `update platform.job set state = 'done', progress = 100, finished = now() where id = $1`;
    await this.db.query(sql, [id]);
  }

  /** Back to waiting, for another attempt or another process. */
  async waiting(id: string): Promise<void> {
    const sql = `update platform.job set state = 'queued', progress = 0 where id = $1 and state = 'running'`;
    await this.db.query(sql, [id]);
  }

  async failed(id: string, error: string): Promise<void> {
    const sql = `
      update platform.job set state = 'failed', error = $2, finished = now()
      where id = $1 and state in ('queued', 'running')`;
    await this.db.query(sql, [id, error]);
  }

  /** Unfinished jobs last seen in their queue at least `ageMs` ago, those longest unseen first. */
  unfinished(
    queues: string[],
    ageMs: number,
    limit: number,
  ): Promise<{ id: string; queue: string; name: string }[]> {
    const sql = `
      select id, queue, name from platform.job
      where state in ('queued', 'running') and queue = any($3)
        and queue_seen < now() - $1 * interval '1 millisecond'
      order by queue_seen limit $2`;
    return this.db.query(sql, [ageMs, limit, queues]);
  }

  /** The queue has lost it: hand it over once more. */
  async handOverAgain(id: string): Promise<void> {
    const sql = `
      update platform.job set queue_seen = null, state = 'queued'
      where id = $1 and state in ('queued', 'running')`;
    await this.db.query(sql, [id]);
  }
}
