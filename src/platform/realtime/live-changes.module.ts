import { Global, Module } from '@nestjs/common';
import { LiveChanges } from './live-changes.js';
import { TopicRevisions } from './topic-revisions.js';

/** Tells open pages what changed; for every process that writes. */
@Global()
@Module({
  providers: [LiveChanges, TopicRevisions],
  exports: [LiveChanges, TopicRevisions],
})
export class LiveChangesModule {}
