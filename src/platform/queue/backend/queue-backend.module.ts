import { Logger, Module } from '@nestjs/common';
import { DatabaseConfig } from '../../database/database.config.js';
import { RedisConnections } from '../../redis/redis-connections.js';
import { RedisModule } from '../../redis/redis.module.js';
import { definedQueues } from '../job-definition.js';
import { openPostgresBackend } from './postgres-backend.js';
import { QUEUE_BACKEND } from './queue-backend.js';
import type { QueueBackend } from './queue-backend.js';
import { openRedisBackend } from './redis-backend.js';

const logger = new Logger('Queues');

/** Chooses where the queues are stored. */
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
          : openPostgresBackend(database, queueNames(), ({ message }) => logger.warn(message)),
    },
  ],
  exports: [QUEUE_BACKEND],
})
export class QueueBackendModule {}

const queueNames = (): string[] => definedQueues().map(({ name }) => name);
