import { Global, Logger, Module } from '@nestjs/common';
import { provideConfig } from '../config/load-config.js';
import { DatabaseConfig } from '../database/database.config.js';
import { RedisConnections } from '../redis/redis-connections.js';
import { RedisModule } from '../redis/redis.module.js';
import { openPostgresBackend } from './backend/postgres-backend.js';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';
import { openRedisBackend } from './backend/redis-backend.js';
import { definedJobs } from './job-definition.js';
import { JobRelay } from './job-relay.js';
import { JobStates } from './job-states.js';
import { Jobs } from './jobs.js';
import { QueueHealth } from './queue-health.js';
import { QueueConfig } from './queue.config.js';
import { Queues } from './queues.js';

const logger = new Logger('Queues');

/** Putting jobs into queues; for every process. Working on them is QueueWorkerModule's. */
@Global()
@Module({
  imports: [RedisModule],
  providers: [
    {
      provide: QUEUE_BACKEND,
      inject: [RedisConnections, DatabaseConfig],
      useFactory: (
        redis: RedisConnections,
        database: DatabaseConfig,
      ): Promise<QueueBackend> | QueueBackend =>
        redis.configured
          ? openRedisBackend(redis)
          : openPostgresBackend(database.url, workerCount(), ({ message }) => logger.warn(message)),
    },
    provideConfig(QueueConfig),
    Queues,
    JobStates,
    JobRelay,
    Jobs,
    QueueHealth,
  ],
  exports: [QUEUE_BACKEND, QueueConfig, Queues, JobStates, JobRelay, Jobs],
})
export class QueueModule {}

/** A worker for each queue and one for the schedules. */
const workerCount = (): number => new Set(definedJobs().map(({ queue }) => queue.name)).size + 1;
