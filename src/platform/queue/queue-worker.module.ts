import { forwardRef, Module } from '@nestjs/common';
import { WorkerRoleModule } from './worker-role.module.js';

/** Runs jobs: for the worker process, together with every `*.jobs.module.ts`. */
@Module({
  // Resolved when the modules are scanned: by then all of them have defined their jobs.
  imports: [forwardRef(() => WorkerRoleModule.forDefinedQueues())],
})
export class QueueWorkerModule {}
