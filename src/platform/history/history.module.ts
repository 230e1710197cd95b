import { Global, Module } from '@nestjs/common';
import { History } from './history.js';
import { Undoing } from './undoing.js';

/** The append-only trail, for every handler. */
@Global()
@Module({ providers: [History, Undoing], exports: [History, Undoing] })
export class HistoryModule {}
