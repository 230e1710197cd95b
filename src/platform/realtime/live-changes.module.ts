import { Global, Module } from '@nestjs/common';
import { ChangeOutbox } from '../database/change-outbox.js';
import { ChangeFlush } from './change-flush.js';
import { LiveChanges } from './live-changes.js';
import { TopicRevisions } from './topic-revisions.js';

/** Tells open pages what changed; for every process that writes. */
@Global()
@Module({
  providers: [LiveChanges, TopicRevisions, { provide: ChangeOutbox, useClass: ChangeFlush }],
  exports: [LiveChanges, TopicRevisions, ChangeOutbox],
})
export class LiveChangesModule {}
