import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Clock } from '../clock/clock.js';
import { provideConfig } from '../config/load-config.js';
import { AnswerSeal } from './answer-seal.js';
import { IdempotencyRecord } from './idempotency-record.js';
import { DatabaseConfig } from './database.config.js';
import { DatabaseTime } from './database-time.js';
import { Db } from './db.js';
import { Events } from './events.js';
import { ReactionRegistry } from './reaction-registry.js';
import { UnitOfWork } from './unit-of-work.js';

const shared = [Db, DatabaseTime, Events, UnitOfWork, Clock, AnswerSeal, IdempotencyRecord];

/** What every handler may inject; the connection itself is opened in src/app. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [...shared, ReactionRegistry, provideConfig(DatabaseConfig)],
  exports: [...shared, DatabaseConfig],
})
export class DatabaseModule {}
