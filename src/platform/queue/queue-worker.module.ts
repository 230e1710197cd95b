import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobReconciler } from './job-reconciler.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobSchedules } from './job-schedules.js';
import { JobWorkers } from './job-workers.js';

/** Working on jobs: for the worker role, beside every `*.jobs.module.ts`. */
@Module({
  imports: [DiscoveryModule],
  providers: [JobRegistry, JobRunner, JobWorkers, JobReconciler, JobSchedules],
})
export class QueueWorkerModule {}
