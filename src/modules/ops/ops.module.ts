import { Module } from '@nestjs/common';
import { ForgetTopicsHandler } from './commands/forget-topics/forget-topics.handler.js';
import { PauseQueueHandler } from './commands/pause-queue/pause-queue.handler.js';
import { PromoteJobHandler } from './commands/promote-job/promote-job.handler.js';
import { PruneJobsHandler } from './commands/prune-jobs/prune-jobs.handler.js';
import { PrunePublicEventsHandler } from './commands/prune-public-events/prune-public-events.handler.js';
import { RemoveJobHandler } from './commands/remove-job/remove-job.handler.js';
import { ResumeQueueHandler } from './commands/resume-queue/resume-queue.handler.js';
import { RetryJobHandler } from './commands/retry-job/retry-job.handler.js';
import { OperatorTrailRepository } from './persistence/operator-trail.repository.js';
import { QueueJobRepository } from './persistence/queue-job.repository.js';
import { GetJobHandler } from './queries/get-job/get-job.handler.js';
import { ListAuditEventsHandler } from './queries/list-audit-events/list-audit-events.handler.js';
import { ListQueueJobsHandler } from './queries/list-queue-jobs/list-queue-jobs.handler.js';
import { ListQueuesHandler } from './queries/list-queues/list-queues.handler.js';

/** Follows one's own jobs, and what operators see and do. */
@Module({
  providers: [
    QueueJobRepository,
    OperatorTrailRepository,
    GetJobHandler,
    ListQueuesHandler,
    ListQueueJobsHandler,
    ListAuditEventsHandler,
    RetryJobHandler,
    PromoteJobHandler,
    RemoveJobHandler,
    PauseQueueHandler,
    ResumeQueueHandler,
    PruneJobsHandler,
    PrunePublicEventsHandler,
    ForgetTopicsHandler,
  ],
})
export class OpsModule {}
