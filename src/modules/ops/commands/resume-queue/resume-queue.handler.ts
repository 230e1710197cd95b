import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { QueueEvents } from '#platform/queue/queue-events.js';
import { Queues } from '#platform/queue/queues.js';
import { OperatorTrailRepository } from '../../persistence/operator-trail.repository.js';
import { ResumeQueueCommand } from './resume-queue.command.js';

@CommandHandler(ResumeQueueCommand)
export class ResumeQueueHandler implements ICommandHandler<ResumeQueueCommand> {
  constructor(
    private readonly db: Db,
    private readonly queues: Queues,
    private readonly queueEvents: QueueEvents,
    private readonly trail: OperatorTrailRepository,
  ) {}

  async execute({ queue }: ResumeQueueCommand): Promise<void> {
    if (!this.queues.names.includes(queue)) throw notFound('Queue');
    await this.trail.ofQueue(queue, 'RESUMED');
    await (await this.queues.reached(queue)).resume();
    this.db.afterCommit(() => this.queueEvents.queueChanged(queue));
  }
}
