import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '../../../../kernel/domain-error.js';
import { OperatorTrail } from '../../persistence/operator-trail.js';
import { QueueJobs } from '../../persistence/queue-jobs.js';
import { OPS_ERRORS } from '../../contract/ops-terms.js';
import { RetryJobCommand } from './retry-job.command.js';

@CommandHandler(RetryJobCommand)
export class RetryJobHandler implements ICommandHandler<RetryJobCommand> {
  constructor(
    private readonly jobs: QueueJobs,
    private readonly trail: OperatorTrail,
  ) {}

  async execute({ queue, jobId }: RetryJobCommand): Promise<void> {
    const job = await this.jobs.lock(queue, jobId);
    if (job.state !== 'failed') throw conflict('JOB_NOT_FAILED', OPS_ERRORS.JOB_NOT_FAILED);
    await this.jobs.startOver(job);
    await this.trail.ofJob(job, 'RETRIED');
  }
}
