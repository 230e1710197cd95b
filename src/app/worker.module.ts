import { Module } from '@nestjs/common';
import { BranchesModule } from '../modules/branches/branches.module.js';
import { CustomersJobsModule } from '../modules/customers/customers.jobs.module.js';
import { MailJobsModule } from '../modules/mail/mail.jobs.module.js';
import { MapsModule } from '../modules/maps/maps.module.js';
import { MovesJobsModule } from '../modules/moves/moves.jobs.module.js';
import { OpsJobsModule } from '../modules/ops/ops.jobs.module.js';
import { QueueWorkerModule } from '../platform/queue/queue-worker.module.js';
import { CoreModule } from './core.module.js';
import { PortsModule } from './ports.module.js';

/** The process that runs the jobs. */
@Module({
  imports: [
    CoreModule,
    QueueWorkerModule,
    // Jobs ask them and react through them.
    BranchesModule,
    MapsModule,
    PortsModule,
    // One line a module that has processors, in the order of the module map.
    CustomersJobsModule,
    MovesJobsModule,
    MailJobsModule,
    OpsJobsModule,
  ],
})
export class WorkerModule {}
