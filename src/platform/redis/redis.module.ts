import { Global, Module } from '@nestjs/common';
import { provideConfig } from '../config/load-config.js';
import { RedisConnections } from './redis-connections.js';
import { RedisConfig } from './redis.config.js';

@Global()
@Module({
  providers: [RedisConnections, provideConfig(RedisConfig)],
  exports: [RedisConnections],
})
export class RedisModule {}
