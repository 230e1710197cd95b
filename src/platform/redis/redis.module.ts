import { Global, Module } from '@nestjs/common';
import { loadConfig } from '../config/load-config.js';
import { RedisConnections } from './redis-connections.js';
import { RedisConfig } from './redis.config.js';

/** Anything that injects it can rely on Redis having answered when the process started. */
async function openConnections(): Promise<RedisConnections> {
  const connections = new RedisConnections(loadConfig(RedisConfig));
  await connections.reach();
  return connections;
}

@Global()
@Module({
  providers: [{ provide: RedisConnections, useFactory: openConnections }],
  exports: [RedisConnections],
})
export class RedisModule {}
