import { QueryOneOf, QueryPage, QuerySize } from '#kernel/validation/index.js';
import { QUEUE_JOB_STATES, type QueueJobState } from './queue.view.js';

/** Query of GET /ops/queues/{name}/jobs. */
export class QueueJobsQueryDto {
  /** Every state if absent. */
  @QueryOneOf(QUEUE_JOB_STATES)
  state?: QueueJobState;

  /** From 1, the default. */
  @QueryPage()
  page?: number;

  /** 25 if absent. */
  @QuerySize()
  size?: number;
}
