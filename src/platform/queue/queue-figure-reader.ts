import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';
import { integer, text } from '../database/sql/column.js';
import { sql } from '../database/sql/sql.js';
import { statement } from '../database/sql/statement.js';
import { Queues } from './queues.js';

/** Jobs of a queue by what they wait for; jobs in a paused queue count only as paused. */
export interface JobCounts {
  waiting: number;
  active: number;
  delayed: number;
  completed: number;
  failed: number;
  paused: number;
}

/** The state of a queue at this moment, over all processes. */
export interface QueueFigures {
  name: string;
  isPaused: boolean;
  counts: JobCounts;
  /** Processes that work on it. */
  workers: number;
  /** Since the longest-waiting job could have started; 0 when none waits. */
  oldestWaitingSeconds: number;
  /** Jobs that ended within the last minute, whether they succeeded or not. */
  throughputPerMinute: number;
}

type CountsRow = typeof COUNTS.row;

const COUNTS = statement(
  {
    queue: text(),
    waiting: integer(),
    active: integer(),
    delayed: integer(),
    completed: integer(),
    failed: integer(),
    oldest: integer(),
    ended: integer(),
  },
  sql`
  select queue,
    count(*) filter (where state = 'queued' and run_at <= now())::int as waiting,
    count(*) filter (where state = 'running')::int as active,
    count(*) filter (where state = 'queued' and run_at > now())::int as delayed,
    count(*) filter (where state = 'done')::int as completed,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(floor(extract(epoch from
      now() - min(run_at) filter (where state = 'queued' and run_at <= now()))), 0)::int as oldest,
    count(*) filter (where finished > now() - interval '1 minute')::int as ended
  from platform.job where queue = any($1) group by queue`,
);

/** Counted in the jobs' own rows, so that they are the same with either backend. */
@Injectable()
export class QueueFigureReader {
  constructor(
    private readonly db: Db,
    private readonly queues: Queues,
  ) {}

  /**
   * For the queues that this process knows, or some of them, in the order of their names.
   * @throws 503 when their store does not answer
   */
  async read(names: readonly string[] = this.queues.names): Promise<QueueFigures[]> {
    const rows = await this.db.rows(COUNTS, [names]);
    const sorted = [...names].sort();
    return Promise.all(sorted.map((name) => this.figuresOf(name, rows)));
  }

  private async figuresOf(name: string, rows: CountsRow[]): Promise<QueueFigures> {
    const queue = await this.queues.reached(name);
    const [isPaused, workers] = await Promise.all([queue.isPaused(), queue.getWorkersCount()]);
    const row = rows.find((each) => each.queue === name);
    const waiting = row?.waiting ?? 0;
    return {
      name,
      isPaused,
      counts: {
        waiting: isPaused ? 0 : waiting,
        active: row?.active ?? 0,
        delayed: row?.delayed ?? 0,
        completed: row?.completed ?? 0,
        failed: row?.failed ?? 0,
        paused: isPaused ? waiting : 0,
      },
      workers,
      oldestWaitingSeconds: row?.oldest ?? 0,
      throughputPerMinute: row?.ended ?? 0,
    };
  }
}
