import { Module } from '@nestjs/common';
import { OpsJobsModule } from '../modules/ops/ops.jobs.module.js';
import { QueueWorkerModule } from '../platform/queue/queue-worker.module.js';
import { CoreModule } from './core.module.js';

/** The process that runs the jobs. */
@Module({
  imports: [
    CoreModule,
    QueueWorkerModule,
    // One line a module that has processors, in the order of the module map.
    OpsJobsModule,
  ],
})
export class WorkerModule {}
