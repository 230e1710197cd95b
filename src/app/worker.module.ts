import { Module } from '@nestjs/common';
import { BookingJobsModule } from '#modules/booking/booking.jobs.module.js';
import { BranchesModule } from '#modules/branches/branches.module.js';
import { CustomersJobsModule } from '#modules/customers/customers.jobs.module.js';
import { MailJobsModule } from '#modules/mail/mail.jobs.module.js';
import { MapsJobsModule } from '#modules/maps/maps.jobs.module.js';
import { MovesJobsModule } from '#modules/moves/moves.jobs.module.js';
import { OpsJobsModule } from '#modules/ops/ops.jobs.module.js';
import { RangesJobsModule } from '#modules/ranges/ranges.jobs.module.js';
import { ReportsJobsModule } from '#modules/reports/reports.jobs.module.js';
import { SchedulingJobsModule } from '#modules/scheduling/scheduling.jobs.module.js';
import { QueueWorkerModule } from '#platform/queue/queue-worker.module.js';
import { CoreModule } from './core.module.js';
import { PortsModule } from './ports.module.js';

/** The process that runs the jobs. */
@Module({
  imports: [
    CoreModule,
    QueueWorkerModule,
    // Jobs ask for branches.
    BranchesModule,
    PortsModule,
    // One line for each module that has processors, in the order of the module map.
    MapsJobsModule,
    CustomersJobsModule,
    MovesJobsModule,
    SchedulingJobsModule,
    RangesJobsModule,
    MailJobsModule,
    BookingJobsModule,
    ReportsJobsModule,
    OpsJobsModule,
  ],
})
export class WorkerModule {}
