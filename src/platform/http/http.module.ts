import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { provideConfig } from '../config/load-config.js';
import { AllErrorsFilter } from './all-errors.filter.js';
import { BodyFaultInterceptor } from './body-fault.interceptor.js';
import { HealthProbes } from './health-probes.js';
import { HealthController } from './health.controller.js';
import { HttpConfig } from './http.config.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { IdempotentRequests } from './idempotency/idempotent-requests.js';
import { ProcessMark } from './idempotency/process-mark.js';
import { PersonLimitInterceptor } from './person-limit.interceptor.js';
import { ShutdownNotice } from './shutdown-notice.js';
import { TicketKinds } from './tickets/ticket-kinds.js';

/** The edge that every controller shares. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController],
  providers: [
    provideConfig(HttpConfig),
    HealthProbes,
    ShutdownNotice,
    IdempotentRequests,
    ProcessMark,
    TicketKinds,
    { provide: APP_FILTER, useClass: AllErrorsFilter },
    { provide: APP_INTERCEPTOR, useClass: BodyFaultInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: PersonLimitInterceptor },
  ],
  exports: [HealthProbes, IdempotentRequests, TicketKinds],
})
export class HttpModule {}
