import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';
import { sql } from '../database/sql/sql.js';
import { statement } from '../database/sql/statement.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { CLAIMED, CLAIMED_JOB } from './job-states.js';
import type { DueJob } from './job-states.js';

const ANY_DUE = `
  select 1 from platform.job
  where queue_seen is null and state = 'queued' and queue = $1 and run_at <= now() limit 1`;

/** Two processes that hand out turns at the same moment would both hand out the last one. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended('platform.job:' || $1, 0))`;

// A job counts as running from its turn on: in the queue, running, or on its way there.
const CLAIM_NEXT = statement(
  CLAIMED_JOB,
  sql`
  with mine as (
    select id, created, started, coalesce(started_by[1], '') as person,
      state in ('queued', 'running') and run_at <= now()
        and (queue_seen is not null or claimed_until >= now()) as under_way,
      state = 'queued' and run_at <= now() and queue_seen is null
        and (claimed_until is null or claimed_until < now()) as due
    from platform.job where queue = $1
  ), people as (
    select person, count(*) filter (where under_way) as running, max(started) as last_start
    from mine group by person having bool_or(due)
  ), next as (
    select mine.id from mine join people using (person)
    where due and (select count(*) from mine where under_way) < $2
    order by running, last_start nulls first, created, id limit 1)
  update platform.job j set claimed_until = now() + interval '15 seconds'
  from next where j.id = next.id
  returning ${CLAIMED}`,
  'plain',
);

/** Whose turn it is in a queue that people take turns in. */
@Injectable()
export class JobTurns {
  constructor(
    private readonly db: Db,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Whether any job waits for its turn. */
  async anyDue(queue: string): Promise<boolean> {
    return (await this.db.query(ANY_DUE, [queue])).length > 0;
  }

  /**
   * Takes the next job to hand over, for fifteen seconds: from the person with the fewest running,
   * then the one who has waited longest since a job of theirs began (never: first), then the
   * oldest.
   * @param slots how many may run at the same time
   * @returns undefined when none waits, or all slots are taken
   */
  claimNext(queue: string, slots: number): Promise<DueJob | undefined> {
    return this.unitOfWork.run(async () => {
      await this.db.query(ONE_AT_A_TIME, [queue]);
      return (await this.db.rows(CLAIM_NEXT, [queue, slots]))[0];
    });
  }
}
