import { Global, Module } from '@nestjs/common';
import { History } from './history.js';

/** The append-only trail, for every handler. */
@Global()
@Module({ providers: [History], exports: [History] })
export class HistoryModule {}
