import { Global, Module } from '@nestjs/common';
import { History } from './history.js';
import { Undoing } from './undoing.js';
import { Versions } from './versions.js';

/** The append-only trail, for every handler. */
@Global()
@Module({ providers: [History, Undoing, Versions], exports: [History, Undoing, Versions] })
export class HistoryModule {}
