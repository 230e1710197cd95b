import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { provideConfig } from '../config/load-config.js';
import { AllErrorsFilter } from './all-errors.filter.js';
import { BodyFaultGuard } from './body-fault.guard.js';
import { HealthProbes } from './health-probes.js';
import { HealthController } from './health.controller.js';
import { HttpConfig } from './http.config.js';
import { IdempotentRequests } from './idempotency/idempotent-requests.js';
import { InstanceLease } from './idempotency/instance-lease.js';
import { PersonLimits } from './person-limits.js';
import { RefusalDetails } from './refusal-details.js';
import { ServiceMetrics } from './service-metrics.js';
import { ShutdownNotice } from './shutdown-notice.js';
import { TicketKinds } from './tickets/ticket-kinds.js';

/** What every controller shares. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController],
  providers: [
    provideConfig(HttpConfig),
    BodyFaultGuard,
    HealthProbes,
    ServiceMetrics,
    ShutdownNotice,
    IdempotentRequests,
    InstanceLease,
    PersonLimits,
    RefusalDetails,
    TicketKinds,
    { provide: APP_FILTER, useClass: AllErrorsFilter },
  ],
  exports: [HealthProbes, IdempotentRequests, PersonLimits, RefusalDetails, TicketKinds],
})
export class HttpModule {}
