import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Job, Worker, WorkerOptions } from 'bullmq';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner, PROCESS_STOPS } from './job-runner.js';
import { JobStates } from './job-states.js';
import type { QueueDefinition } from './queue-definition.js';
import { QueueConfig } from './queue.config.js';

/** How often a job may lose its process before it is given up. */
const MAX_STALLED = 3;

/** One worker a queue; begins when the application is complete, ends before its connections close. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobWorkers.name);
  private workers: Worker[] = [];

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly registry: JobRegistry,
    private readonly runner: JobRunner,
    private readonly states: JobStates,
    private readonly config: QueueConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.registry.collect();
    this.workers = this.registry.queues.map((queue) => this.work(queue));
  }

  /** Takes no more jobs; running ones may finish for a while, then they are returned to the queue. */
  async onModuleDestroy(): Promise<void> {
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close()));
    const limit = setTimeout(() => {
      for (const worker of this.workers) worker.cancelAllJobs(PROCESS_STOPS);
    }, this.config.shutdownMs);
    await closed;
    clearTimeout(limit);
  }

  private work(queue: QueueDefinition): Worker {
    const worker = this.backend.worker(
      queue.name,
      // All three named: the library passes the signal to functions that take three arguments only.
      (job, token, signal) => this.runner.run(job, token, signal),
      this.optionsOf(queue),
    );
    worker.on('error', (error) => this.logger.warn(`Queue ${queue.name}: ${error.message}`));
    worker.on('failed', (job, error) => void this.settle(job, error));
    return worker;
  }

  private optionsOf(queue: QueueDefinition): Omit<WorkerOptions, 'connection' | 'prefix'> {
    const { concurrency, rates, lockMs } = this.config;
    const rate = rates[queue.name] ?? queue.limit;
    return {
      concurrency: concurrency[queue.name] ?? queue.concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      maxStalledCount: MAX_STALLED,
      ...(rate ? { limiter: { max: rate.max, duration: rate.perMs } } : {}),
    };
  }

  /** A job that the queue itself gave up, because its processes kept dying, never reached the runner. */
  private async settle(job: Job | undefined, error: Error): Promise<void> {
    if (!job?.id || !job.finishedOn) return;
    const message = this.registry.get(job.name)?.definition.failureMessage ?? error.message;
    await this.states.failed(job.id, message).catch((fault: unknown) => this.logger.error(fault));
  }
}
