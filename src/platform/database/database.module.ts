import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import pg from 'pg';
import { Clock } from '../clock/clock.js';
import { AnswerSeal } from './answer-seal.js';
import { IdempotencyRecord } from './idempotency-record.js';
import { DatabaseConfig } from './database.config.js';
import { DatabaseTime } from './database-time.js';
import { Db } from './db.js';
import { Events } from './events.js';
import { ReactionRegistry } from './reaction-registry.js';
import { UnitOfWork } from './unit-of-work.js';

const shared = [Db, DatabaseTime, Events, UnitOfWork, Clock, AnswerSeal, IdempotencyRecord];

/** What every handler can inject; the connections themselves are opened in src/app. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [...shared, ReactionRegistry],
  exports: shared,
})
export class DatabaseModule {
  /** @param open makes sure that the database can be used, and says where the server connects */
  static openedBy(open: () => Promise<DatabaseConfig>): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: DatabaseConfig, useFactory: open }],
      exports: [DatabaseConfig],
    };
  }
}

const { builtins } = pg.types;

/** numeric and bigint are small enough here to be numbers; a date stays text. */
export function setTypeParsers(): void {
  pg.types.setTypeParser(builtins.NUMERIC, Number);
  pg.types.setTypeParser(builtins.INT8, Number);
  pg.types.setTypeParser(builtins.DATE, (text: string) => text);
}
