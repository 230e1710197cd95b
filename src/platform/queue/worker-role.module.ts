import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { definedQueues } from './job-definition.js';
import { JobReconciler } from './job-reconciler.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobSchedules } from './job-schedules.js';
import { JobWorkers } from './job-workers.js';
import { provideQueueWorker } from './provide-queue-worker.js';
import { ScheduleWorker, TICKS } from './schedule-worker.js';

/** A worker for each queue, and what working needs. */
@Module({
  imports: [DiscoveryModule, BullModule.registerQueue({ name: TICKS })],
  providers: [JobRegistry, JobRunner, JobWorkers, JobReconciler, ScheduleWorker, JobSchedules],
})
export class WorkerRoleModule {
  private static workers: DynamicModule | undefined;

  /** Always the same object, because Nest tells dynamic modules apart by identity. */
  static forDefinedQueues(): DynamicModule {
    this.workers ??= { module: this, providers: definedQueues().map(provideQueueWorker) };
    return this.workers;
  }
}
