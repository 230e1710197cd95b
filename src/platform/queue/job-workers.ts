import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Worker } from 'bullmq';
import { JobRegistry } from './job-registry.js';
import { PROCESS_STOPS } from './job-runner.js';
import { QueueConfig } from './queue.config.js';

/**
 * Starts all workers when the application is complete, and stops them before its connections close.
 */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private workers: Worker[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly registrar: BullRegistrar,
    private readonly registry: JobRegistry,
    private readonly config: QueueConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.registry.collect();
    this.registrar.register();
    this.workers = this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((instance): instance is WorkerHost<Worker> => instance instanceof WorkerHost)
      .map(({ worker }) => worker);
  }

  /** Takes no more jobs; running ones get some time to finish, then they go back to the queue. */
  async onModuleDestroy(): Promise<void> {
    const closed = Promise.allSettled(this.workers.map((worker) => worker.close()));
    const limit = setTimeout(() => {
      for (const worker of this.workers) worker.cancelAllJobs(PROCESS_STOPS);
    }, this.config.shutdownMs);
    await closed;
    clearTimeout(limit);
  }
}
