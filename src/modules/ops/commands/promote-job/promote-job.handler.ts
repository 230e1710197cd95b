import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { OperatorTrailRepository } from '../../persistence/operator-trail.repository.js';
import { QueueJobRepository } from '../../persistence/queue-job.repository.js';
import { OPS_ERRORS } from '../../contract/ops-terms.js';
import { PromoteJobCommand } from './promote-job.command.js';

@CommandHandler(PromoteJobCommand)
export class PromoteJobHandler implements ICommandHandler<PromoteJobCommand> {
  constructor(
    private readonly jobs: QueueJobRepository,
    private readonly trail: OperatorTrailRepository,
  ) {}

  async execute({ queue, jobId }: PromoteJobCommand): Promise<void> {
    const job = await this.jobs.lock(queue, jobId);
    if (!job.isDelayed) throw conflict('JOB_NOT_DELAYED', OPS_ERRORS.JOB_NOT_DELAYED);
    await this.jobs.startNow(job);
    await this.trail.ofJob(job, 'PROMOTED');
  }
}
