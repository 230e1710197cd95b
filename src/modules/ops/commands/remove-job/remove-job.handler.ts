import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { OperatorTrailRepository } from '../../persistence/operator-trail.repository.js';
import { QueueJobRepository } from '../../persistence/queue-job.repository.js';
import { OPS_ERRORS } from '../../contract/ops-terms.js';
import { RemoveJobCommand } from './remove-job.command.js';

@CommandHandler(RemoveJobCommand)
export class RemoveJobHandler implements ICommandHandler<RemoveJobCommand> {
  constructor(
    private readonly jobs: QueueJobRepository,
    private readonly trail: OperatorTrailRepository,
  ) {}

  async execute({ queue, jobId }: RemoveJobCommand): Promise<void> {
    const job = await this.jobs.lock(queue, jobId);
    if (job.state === 'running') throw conflict('JOB_RUNNING', OPS_ERRORS.JOB_RUNNING);
    await this.jobs.remove(job);
    await this.trail.ofJob(job, 'REMOVED');
  }
}
