import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { OperatorTrailRepository } from '../../persistence/operator-trail.repository.js';
import { QueueJobRepository } from '../../persistence/queue-job.repository.js';
import { OPS_ERRORS } from '../../contract/ops-terms.js';
import { RetryJobCommand } from './retry-job.command.js';

@CommandHandler(RetryJobCommand)
export class RetryJobHandler implements ICommandHandler<RetryJobCommand> {
  constructor(
    private readonly jobs: QueueJobRepository,
    private readonly trail: OperatorTrailRepository,
  ) {}

  async execute({ queue, jobId }: RetryJobCommand): Promise<void> {
    const job = await this.jobs.lock(queue, jobId);
    if (job.state !== 'failed') throw conflict('JOB_NOT_FAILED', OPS_ERRORS.JOB_NOT_FAILED);
    await this.jobs.startOver(job);
    await this.trail.ofJob(job, 'RETRIED');
  }
}
