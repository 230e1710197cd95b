import { Global, Module } from '@nestjs/common';
import { CREWS } from '#modules/actuals/index.js';
import { FUTURE_OPERATIONS } from '#modules/branches/index.js';
import type { FutureOperations } from '#modules/branches/index.js';
import { EmployeesModule } from '#modules/employees/employees.module.js';
import { OUTSTANDING_ASSIGNMENTS } from '#modules/employees/index.js';
import { MailModule } from '#modules/mail/mail.module.js';
import { VersionNoticesAdapter } from '#modules/mail/adapters/version-notices.adapter.js';
import { EMAILS_OF_CUSTOMER } from '#modules/mail/persistence/customer-emails.sql.js';
import { FutureOperationsAdapter } from '#modules/moves/adapters/future-operations.adapter.js';
import {
  ACTIVITY_REBOOKING,
  BOOKED_DRIVES,
  CUSTOMER_EMAILS,
  OPERATION_PLACING,
} from '#modules/moves/index.js';
import { MovesModule } from '#modules/moves/moves.module.js';
import { ActivityRebookingAdapter } from '#modules/moves/adapters/activity-rebooking.adapter.js';
import { OperationPlacingAdapter } from '#modules/moves/adapters/operation-placing.adapter.js';
import { JobRangesAdapter } from '#modules/ranges/adapters/job-ranges.adapter.js';
import { AddressMemoryAdapter } from '#modules/places/adapters/address-memory.adapter.js';
import { PlacesModule } from '#modules/places/places.module.js';
import { ADDRESS_MEMORY, VERSION_NOTICES } from '#modules/ranges/index.js';
import { RangesModule } from '#modules/ranges/ranges.module.js';
import { BookedDrivesAdapter } from '#modules/scheduling/adapters/booked-drives.adapter.js';
import { CrewsAdapter } from '#modules/scheduling/adapters/crews.adapter.js';
import { OutstandingAssignmentsAdapter } from '#modules/scheduling/adapters/outstanding-assignments.adapter.js';
import { ReservedTimesAdapter } from '#modules/scheduling/adapters/reserved-times.adapter.js';
import { TruckBookingsAdapter } from '#modules/scheduling/adapters/truck-bookings.adapter.js';
import { JOB_RANGES } from '#modules/scheduling/index.js';
import { SchedulingModule } from '#modules/scheduling/scheduling.module.js';
import { TRUCK_BOOKINGS } from '#modules/trucks/index.js';

/**
 * Connects ports to what provides them. Most are declared by a lower module and provided by one
 * above; whatever is exported here can be injected anywhere by its token.
 */
@Global()
@Module({
  imports: [EmployeesModule, MovesModule, SchedulingModule, MailModule, PlacesModule, RangesModule],
  providers: [
    { provide: BOOKED_DRIVES, useExisting: BookedDrivesAdapter },
    { provide: ADDRESS_MEMORY, useExisting: AddressMemoryAdapter },
    { provide: CUSTOMER_EMAILS, useValue: EMAILS_OF_CUSTOMER },
    { provide: CREWS, useExisting: CrewsAdapter },
    {
      provide: FUTURE_OPERATIONS,
      useFactory: (...all: FutureOperations[]) => all,
      inject: [FutureOperationsAdapter, ReservedTimesAdapter],
    },
    { provide: ACTIVITY_REBOOKING, useExisting: ActivityRebookingAdapter },
    { provide: OPERATION_PLACING, useExisting: OperationPlacingAdapter },
    { provide: JOB_RANGES, useExisting: JobRangesAdapter },
    { provide: OUTSTANDING_ASSIGNMENTS, useExisting: OutstandingAssignmentsAdapter },
    { provide: TRUCK_BOOKINGS, useExisting: TruckBookingsAdapter },
    { provide: VERSION_NOTICES, useExisting: VersionNoticesAdapter },
  ],
  exports: [
    EmployeesModule,
    ADDRESS_MEMORY,
    BOOKED_DRIVES,
    CUSTOMER_EMAILS,
    CREWS,
    FUTURE_OPERATIONS,
    ACTIVITY_REBOOKING,
    OPERATION_PLACING,
    JOB_RANGES,
    OUTSTANDING_ASSIGNMENTS,
    TRUCK_BOOKINGS,
    VERSION_NOTICES,
  ],
})
export class PortsModule {}
