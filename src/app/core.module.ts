import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig, provideConfig } from '#platform/config/load-config.js';
import { SecretKeyConfig } from '#platform/config/secret-key.config.js';
import { SecretKey } from '#platform/config/secret-key.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { DatabaseModule, setTypeParsers } from '#platform/database/database.module.js';
import { poolOptions } from '#platform/database/pool-options.js';
import { HistoryModule } from '#platform/history/history.module.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { OutboxModule } from '#platform/outbox/outbox.module.js';
import { QueueModule } from '#platform/queue/queue.module.js';
import { LiveChangesModule } from '#platform/realtime/live-changes.module.js';
import { CommandPipeline } from './command-pipeline.js';
import { migrateSchema } from './schema/migrate-schema.js';

async function openDatabase(): Promise<DatabaseConfig> {
  const config = loadConfig(DatabaseConfig);
  const { url } = await migrateSchema(config);
  return Object.freeze({ ...config, url });
}

/** What both kinds of process share: settings, the database, the command pipeline. */
@Global()
@Module({
  imports: [
    CqrsModule.forRoot(),
    DatabaseModule.openedBy(openDatabase),
    HistoryModule,
    LiveChangesModule,
    OutboxModule,
    QueueModule,
    MetricsModule,
    TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig],
      useFactory: (config: DatabaseConfig) => ({
        type: 'postgres' as const,
        url: config.url,
        poolSize: config.poolSize,
        extra: poolOptions(config),
        autoLoadEntities: true,
        // The caller has waited for the database already; it fails with a sentence that says why.
        toRetry: () => false,
      }),
      dataSourceFactory: async (options) => {
        if (options?.type !== 'postgres') throw new Error('The database has no options');
        setTypeParsers();
        return new DataSource(options).initialize();
      },
    }),
  ],
  providers: [CommandPipeline, SecretKey, provideConfig(AppConfig), provideConfig(SecretKeyConfig)],
  exports: [CqrsModule, SecretKey, AppConfig],
})
export class CoreModule {}
