import { Query } from '@nestjs/cqrs';
import type { QueueJobsQueryDto } from '../../contract/queue-jobs.query.dto.js';
import type { QueueJobListView } from '../../contract/queue.view.js';

/** A page of a queue's jobs, those first that moved last or are next. Refused: 404. */
export class ListQueueJobsQuery extends Query<QueueJobListView> {
  constructor(
    readonly queue: string,
    readonly criteria: QueueJobsQueryDto,
  ) {
    super();
  }
}
