import { Global, Module } from '@nestjs/common';
import { ChangeOutbox } from '../database/change-outbox.js';
import { PublicEvents } from '../public-events/public-events.js';
import { ChangeFlush } from './change-flush.js';

/** Stores with a command's last statement what others are to hear of it; for every process that writes. */
@Global()
@Module({
  providers: [PublicEvents, { provide: ChangeOutbox, useClass: ChangeFlush }],
  exports: [PublicEvents, ChangeOutbox],
})
export class OutboxModule {}
