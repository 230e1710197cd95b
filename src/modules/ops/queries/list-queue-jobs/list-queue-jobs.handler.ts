import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { offsetOf } from '#kernel/page.js';
import { Db } from '#platform/database/db.js';
import { Queues } from '#platform/queue/queues.js';
import { QUEUE_JOBS_PAGE_SIZE } from '../../contract/ops-terms.js';
import type { QueueJobListView, QueueJobView } from '../../contract/queue.view.js';
import { payloadWithoutSecrets, textWithoutSecrets } from '../../domain/without-secrets.js';
import { selectionOf, stateOf } from './job-conditions.js';
import { ListQueueJobsQuery } from './list-queue-jobs.query.js';

const COLUMNS = `
  id as "_id", name, ${stateOf('$2::boolean')} as state, payload, progress, attempts,
  max_attempts as "maxAttempts", error, reason, created, run_at as "runAt", started, finished,
  request_id as "requestId"`;

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
    const { condition, order } = selectionOf(state, isPaused);
    const from = `from platform.job where queue = $1 and ${condition}`;
    const list = `select ${COLUMNS} ${from} order by ${order} limit $3 offset $4`;
    const jobs = await this.db.query<QueueJobView>(list, [
      queue,
      isPaused,
      size,
      offsetOf({ page, size }),
    ]);
    const [counted] = await this.db.query<{ total: number }>(
      `select count(*)::int as total ${from}`,
      [queue],
    );
    return { jobs: jobs.map(forOperators), total: counted?.total ?? 0 };
  }
}

const forOperators = (job: QueueJobView): QueueJobView => ({
  ...job,
  payload: payloadWithoutSecrets(job.payload),
  reason: job.reason === null ? null : textWithoutSecrets(job.reason),
});
