import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { JobRegistry } from './job-registry.js';
import type { JobRunner } from './job-runner.js';
import type { JobStates } from './job-states.js';

/** Works on one queue. Every job takes the same path, whatever its kind. */
export abstract class QueueWorker extends WorkerHost {
  private readonly logger = new Logger(QueueWorker.name);

  constructor(
    private readonly runner: JobRunner,
    private readonly registry: JobRegistry,
    private readonly states: JobStates,
    private readonly slotIsFree: () => void,
  ) {
    super();
  }

  // All three are named: the library passes the signal only to functions with three parameters.
  override async process(job: Job, token?: string, signal?: AbortSignal): Promise<void> {
    try {
      await this.runner.run(job, token, signal);
    } finally {
      this.slotIsFree();
    }
  }

  @OnWorkerEvent('error')
  warn(error: Error): void {
    this.logger.warn(`Queue ${this.worker.name}: ${error.message}`);
  }

  /**
   * A job that the queue itself gave up because its processes kept dying never reached the runner.
   */
  @OnWorkerEvent('failed')
  async settle(job: Job | undefined, error: Error): Promise<void> {
    if (!job?.id || !job.finishedOn) return;
    const message = this.registry.get(job.name)?.definition.failureMessage ?? error.message;
    await this.states
      .givenUp(job.id, message, job.finishedOn)
      .catch((fault: unknown) => this.logger.error(fault));
    this.slotIsFree();
  }
}
