import { Query } from '@nestjs/cqrs';
import type { QueueJobsQueryDto } from '../../contract/queue-jobs.query.dto.js';
import type { QueueJobListView } from '../../contract/queue.view.js';

/** A page of a queue's jobs, those that changed last or are next first. Refused: 404. */
export class ListQueueJobsQuery extends Query<QueueJobListView> {
  constructor(
    readonly queue: string,
    readonly criteria: QueueJobsQueryDto,
  ) {
    super();
  }
}
