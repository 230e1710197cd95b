import { Module } from '@nestjs/common';
import { PauseQueueHandler } from './commands/pause-queue/pause-queue.handler.js';
import { PromoteJobHandler } from './commands/promote-job/promote-job.handler.js';
import { RemoveJobHandler } from './commands/remove-job/remove-job.handler.js';
import { ResumeQueueHandler } from './commands/resume-queue/resume-queue.handler.js';
import { RetryJobHandler } from './commands/retry-job/retry-job.handler.js';
import { AuditController } from './http/audit.controller.js';
import { BoardGuard } from './http/board/board-guard.js';
import { BoardPass } from './http/board/board-pass.js';
import { BoardMount } from './http/board/board.mount.js';
import { JobsController } from './http/jobs.controller.js';
import { OpsBoardTicket } from './http/ops-board.ticket.js';
import { QueuesController } from './http/queues.controller.js';
import { OpsModule } from './ops.module.js';
import { OperatorTrail } from './persistence/operator-trail.js';
import { QueueJobs } from './persistence/queue-jobs.js';
import { ListAuditEventsHandler } from './queries/list-audit-events/list-audit-events.handler.js';
import { ListQueueJobsHandler } from './queries/list-queue-jobs/list-queue-jobs.handler.js';
import { ListQueuesHandler } from './queries/list-queues/list-queues.handler.js';
import { QueuesTopic } from './realtime/queues.topic.js';

/** Following one's own jobs, and what operators see and do: asked by people only. */
@Module({
  imports: [OpsModule],
  controllers: [JobsController, QueuesController, AuditController],
  providers: [
    QueueJobs,
    OperatorTrail,
    ListQueuesHandler,
    ListQueueJobsHandler,
    ListAuditEventsHandler,
    RetryJobHandler,
    PromoteJobHandler,
    RemoveJobHandler,
    PauseQueueHandler,
    ResumeQueueHandler,
    QueuesTopic,
    OpsBoardTicket,
    BoardPass,
    BoardGuard,
    BoardMount,
  ],
})
export class OpsApiModule {}
