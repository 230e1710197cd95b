import { forwardRef, Module } from '@nestjs/common';
import { WorkerRoleModule } from './worker-role.module.js';

/** Working on jobs: for the worker role, beside every `*.jobs.module.ts`. */
@Module({
  // Asked for when the modules are scanned: by then all of them have defined their jobs.
  imports: [forwardRef(() => WorkerRoleModule.forDefinedQueues())],
})
export class QueueWorkerModule {}
