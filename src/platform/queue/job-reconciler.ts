import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { definedJobs } from './job-definition.js';
import { JobRelay } from './job-relay.js';
import { JobStates } from './job-states.js';
import { QueueConfig } from './queue.config.js';
import { Queues } from './queues.js';

const BATCH = 500;

/**
 * Compares unfinished jobs with their queues from time to time: one that a queue has lost (a Redis
 * that came back empty) is handed over again, one that it gave up is shown as failed.
 */
@Injectable()
export class JobReconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobReconciler.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly states: JobStates,
    private readonly queues: Queues,
    private readonly relay: JobRelay,
    private readonly config: QueueConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.planNext();
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private planNext(): void {
    this.timer = setTimeout(() => {
      void this.compare()
        .catch((error: unknown) => this.logger.warn(String(error)))
        .then(() => this.timer && this.planNext());
    }, this.config.reconcileMs);
  }

  private async compare(): Promise<void> {
    const present: string[] = [];
    const { reconcileMs } = this.config;
    const unfinished = await this.states.unfinished(this.queues.names, reconcileMs, BATCH);
    for (const { id, queue, name } of unfinished) {
      const job = await this.queues.get(queue).getJob(id);
      if (!job) await this.states.handOverAgain(id);
      else if (await job.isFailed()) await this.states.failed(id, failureMessageOf(name));
      else present.push(id);
    }
    await this.states.seenInQueue(present);
    this.relay.wake();
  }
}

const failureMessageOf = (name: string): string =>
  definedJobs().find((job) => job.name === name)?.failureMessage ?? 'We encountered a system error';
