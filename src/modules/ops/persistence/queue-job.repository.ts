import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { conflict, notFound } from '#kernel/domain-error.js';
import type { JobState } from '#kernel/job.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { JobRelay } from '#platform/queue/job-relay.js';
import { QueueEvents } from '#platform/queue/queue-events.js';
import { Queues } from '#platform/queue/queues.js';
import { OPS_ERRORS } from '../contract/ops-terms.js';

/** A job whose row the running command has locked. */
export interface LockedJob {
  id: string;
  queue: string;
  name: string;
  state: JobState;
  /** Queued, but its time has not come. */
  isDelayed: boolean;
}

const HOLD = statement(
  {
    id: id(),
    queue: text(),
    name: text(),
    state: text<JobState>(),
    /** Queued, but its time has not come. */
    isDelayed: boolean(),
  },
  sql`
  select id, queue, name, state, state = 'queued' and run_at > now() as "isDelayed"
  from platform.job where id = $1 and queue = $2 for update`,
  'plain',
);
const START_OVER = `
  update platform.job
  set state = 'queued', progress = 0, error = null, started = null, finished = null,
    run_at = now(), queue_seen = null, claimed_until = null
  where id = $1`;
const START_NOW = 'update platform.job set run_at = now() where id = $1';
const REMOVE = 'delete from platform.job where id = $1';

/** What an operator does to single jobs: the row is changed, its queue follows. */
@Injectable()
export class QueueJobRepository {
  private readonly logger = new Logger(QueueJobRepository.name);

  constructor(
    private readonly db: Db,
    private readonly queues: Queues,
    private readonly relay: JobRelay,
    private readonly queueEvents: QueueEvents,
  ) {}

  /** @throws 404 */
  async lock(queue: string, id: string): Promise<LockedJob> {
    if (!this.queues.names.includes(queue)) throw notFound('Queue');
    const [job] = await this.db.rows(HOLD, [id, queue]);
    if (!job) throw notFound('Job');
    return job;
  }

  /** It is handed over once more, with all its attempts. */
  async startOver(job: LockedJob): Promise<void> {
    // Its queue does not accept a second job with the same id.
    await this.takeOut(job);
    await this.db.execute(START_OVER, [job.id]);
    this.afterCommit(job, () => this.relay.wake());
  }

  async startNow(job: LockedJob): Promise<void> {
    await this.db.execute(START_NOW, [job.id]);
    this.afterCommit(job, () => void this.promote(job));
  }

  async remove(job: LockedJob): Promise<void> {
    await this.takeOut(job);
    await this.db.execute(REMOVE, [job.id]);
    this.afterCommit(job);
  }

  private async takeOut({ queue, id }: LockedJob): Promise<void> {
    const job = await this.find(queue, id);
    await job?.remove().catch(async (error: unknown) => {
      if (await job.isActive()) throw conflict('JOB_RUNNING', OPS_ERRORS.JOB_RUNNING);
      throw error;
    });
  }

  /**
   * One that came due meanwhile starts anyway; one that was never handed over is started by the
   * relay.
   */
  private async promote({ queue, id }: LockedJob): Promise<void> {
    try {
      const job = await this.find(queue, id);
      if (await job?.isDelayed()) await job?.promote();
      this.relay.wake();
    } catch (error) {
      this.logger.warn(`Job ${id} keeps its time: ${String(error)}`);
    }
  }

  private async find(queue: string, id: string): Promise<Job | undefined> {
    return (await this.queues.reached(queue)).getJob(id);
  }

  private afterCommit({ queue }: LockedJob, work: () => void = () => undefined): void {
    this.db.afterCommit(() => {
      work();
      this.queueEvents.queueChanged(queue);
    });
  }
}
