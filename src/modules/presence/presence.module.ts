import { Module } from '@nestjs/common';
import { RedisConnections } from '#platform/redis/redis-connections.js';
import { GetViewersHandler } from './queries/get-viewers/get-viewers.handler.js';
import { MemoryPresenceStore } from './viewers/memory-presence-store.js';
import { PresenceLife } from './viewers/presence-life.js';
import { PRESENCE_STORE } from './ports/presence-store.js';
import type { PresenceStore } from './ports/presence-store.js';
import { RedisPresenceStore } from './viewers/redis-presence-store.js';
import { Viewers } from './viewers/viewers.js';

/** Who has which page open: in memory for one process, in Redis for several. */
@Module({
  providers: [
    {
      provide: PRESENCE_STORE,
      inject: [RedisConnections],
      useFactory: (redis: RedisConnections): PresenceStore =>
        redis.configured ? new RedisPresenceStore(redis) : new MemoryPresenceStore(),
    },
    Viewers,
    PresenceLife,
    GetViewersHandler,
  ],
  exports: [Viewers],
})
export class PresenceModule {}
