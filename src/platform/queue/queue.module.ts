import { BullModule } from '@nestjs/bullmq';
import { forwardRef, Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { loadConfig } from '../config/load-config.js';
import { QueueBackendModule } from './backend/queue-backend.module.js';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';
import { definedQueues } from './job-definition.js';
import { JobMetrics } from './job-metrics.js';
import { JobRelay } from './job-relay.js';
import { JobStates } from './job-states.js';
import { JobTurns } from './job-turns.js';
import { Jobs } from './jobs.js';
import { QueueFigureReader } from './queue-figure-reader.js';
import { QueueHealth } from './queue-health.js';
import { QueueMetrics } from './queue-metrics.js';
import { QueueEvents } from './queue-events.js';
import { onlyOfQueues } from './only-of-queues.js';
import { QueueConfig } from './queue.config.js';
import { Queues } from './queues.js';

const DAY_SECONDS = 86_400;

/** How many ended jobs the administrators' board keeps; the record of truth is platform.job. */
const RETENTION = {
  removeOnComplete: { age: DAY_SECONDS, count: 1_000 },
  removeOnFail: { age: 14 * DAY_SECONDS, count: 5_000 },
};

/** Puts jobs into queues; for every process. Running them is up to QueueWorkerModule. */
@Global()
@Module({
  imports: [
    QueueBackendModule,
    BullModule.forRootAsync({
      imports: [QueueBackendModule],
      inject: [QUEUE_BACKEND],
      useFactory: ({ options }: QueueBackend) => ({ ...options, defaultJobOptions: RETENTION }),
      // Workers start when the application is complete: JobWorkers starts them.
      extraOptions: { manualRegistration: true },
    }),
    // Resolved when the modules are scanned: by then all of them have defined their jobs.
    forwardRef(() => registeredQueues()),
  ],
  providers: [
    // By now all queues are defined.
    {
      provide: QueueConfig,
      useFactory: () => onlyOfQueues(definedQueues(), loadConfig(QueueConfig)),
    },
    Queues,
    QueueFigureReader,
    QueueMetrics,
    JobMetrics,
    QueueEvents,
    JobStates,
    JobTurns,
    JobRelay,
    Jobs,
    QueueHealth,
  ],
  exports: [
    QueueBackendModule,
    QueueConfig,
    Queues,
    QueueFigureReader,
    JobMetrics,
    QueueEvents,
    JobStates,
    JobRelay,
    Jobs,
  ],
})
export class QueueModule {}

let registered: DynamicModule | undefined;

/** Always the same object, because Nest tells dynamic modules apart by identity. */
const registeredQueues = (): DynamicModule =>
  (registered ??= BullModule.registerQueue(...definedQueues().map(({ name }) => ({ name }))));
