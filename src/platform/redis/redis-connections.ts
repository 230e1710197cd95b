import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import { RedisConfig } from './redis.config.js';

/** Opens the process's Redis connections and closes them at the end. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisConnections.name);
  private readonly opened: Redis[] = [];

  constructor(private readonly config: RedisConfig) {}

  get configured(): boolean {
    return this.config.url !== undefined;
  }

  get prefix(): string {
    return this.config.prefix;
  }

  /** A connection of its own that comes back by itself after a loss. */
  open(options: RedisOptions = {}): Redis {
    if (!this.config.url) throw new Error('REDIS_URL is not set');
    const redis = new Redis(this.config.url, { ...options, lazyConnect: false });
    redis.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
    this.opened.push(redis);
    return redis;
  }

  onApplicationShutdown(): void {
    for (const redis of this.opened) redis.disconnect();
  }
}
