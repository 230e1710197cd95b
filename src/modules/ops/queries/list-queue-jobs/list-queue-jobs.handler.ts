import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { offsetOf } from '#kernel/page.js';
import { Db } from '#platform/database/db.js';
import { id, instant, integer, jsonb, text } from '#platform/database/sql/column.js';
import { composed } from '#platform/database/sql/statement.js';
import { Queues } from '#platform/queue/queues.js';
import { QUEUE_JOBS_PAGE_SIZE } from '../../contract/ops-terms.js';
import type { QueueJobListView, QueueJobState, QueueJobView } from '../../contract/queue.view.js';
import { payloadWithoutSecrets, textWithoutSecrets } from '../../domain/without-secrets.js';
import { selectionOf, stateOf } from './job-conditions.js';
import type { JobSelection } from './job-conditions.js';
import { ListQueueJobsQuery } from './list-queue-jobs.query.js';

const COLUMNS = `
  id as "_id", name, ${stateOf('$2::boolean')} as state, payload, progress, attempts,
  max_attempts as "maxAttempts", error, reason, created, run_at as "runAt", started, finished,
  request_id as "requestId"`;

const PAGE = composed(
  {
    _id: id(),
    name: text(),
    state: text<QueueJobState>(),
    payload: jsonb<QueueJobView['payload']>(),
    progress: integer(),
    attempts: integer(),
    maxAttempts: integer(),
    error: text().orNull(),
    reason: text().orNull(),
    created: instant(),
    runAt: instant(),
    started: instant().orNull(),
    finished: instant().orNull(),
    requestId: text().orNull(),
  },
  ({ condition, order }: JobSelection) => `
    select ${COLUMNS} from platform.job where queue = $1 and ${condition}
    order by ${order} limit $3 offset $4`,
  'plain',
  [[selectionOf(undefined, false)]],
);
const TOTAL = composed(
  { total: integer() },
  ({ condition }: JobSelection) =>
    `select count(*)::int as total from platform.job where queue = $1 and ${condition}`,
  'plain',
  [[selectionOf(undefined, false)]],
);

@QueryHandler(ListQueueJobsQuery)
export class ListQueueJobsHandler implements IQueryHandler<ListQueueJobsQuery> {
  constructor(
    private readonly db: Db,
    private readonly queues: Queues,
  ) {}

  async execute({ queue, criteria }: ListQueueJobsQuery): Promise<QueueJobListView> {
    if (!this.queues.names.includes(queue)) throw notFound('Queue');
    const { state, page = 1, size = QUEUE_JOBS_PAGE_SIZE } = criteria;
    const isPaused = await (await this.queues.reached(queue)).isPaused();
    const selection = selectionOf(state, isPaused);
    const values = [queue, isPaused, size, offsetOf({ page, size })];
    const jobs = await this.db.rows(PAGE(selection), values);
    const [counted] = await this.db.rows(TOTAL(selection), [queue]);
    return { jobs: jobs.map(forOperators), total: counted?.total ?? 0 };
  }
}

type JobRow = ReturnType<typeof PAGE>['row'];

const forOperators = (job: JobRow): QueueJobView => ({
  ...job,
  created: job.created.toISOString(),
  runAt: job.runAt.toISOString(),
  started: job.started?.toISOString() ?? null,
  finished: job.finished?.toISOString() ?? null,
  payload: payloadWithoutSecrets(job.payload),
  reason: job.reason === null ? null : textWithoutSecrets(job.reason),
});
