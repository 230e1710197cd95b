import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Cluster, Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import { RedisConfig } from './redis.config.js';
import { clusterNodesOf } from './cluster-nodes.js';
import { reachRedis } from './reach-redis.js';

export type RedisConnection = Redis | Cluster;

/**
 * A node that is silent for so long is left: its machine may have died. Longer than a worker waits
 * for the next job, which the queue library limits to ten seconds.
 */
const SILENCE_MS = 12_000;
/** How long the end of a connection may take; the library waits as long for one that is lost already. */
const GOODBYE_MS = 200;

interface ConnectionOptions {
  /** null: a command waits as long as the connection is down. */
  maxRetriesPerRequest?: number | null;
  /** false: a command fails at once while there is no connection. */
  enableOfflineQueue?: boolean;
  /**
   * false: who subscribes does it again after a loss. What the library repeats by itself nobody waits for: ended
   * in that moment, the process would end with an error.
   */
  autoResubscribe?: boolean;
}

/** Opens the process's Redis connections and closes them at the end. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisConnections.name);
  private readonly opened: RedisConnection[] = [];

  constructor(private readonly config: RedisConfig) {}

  get configured(): boolean {
    return this.config.url !== undefined;
  }

  /**
   * The beginning of every key. In a cluster all keys are in one slot, because they are used
   * together.
   */
  get prefix(): string {
    const { cluster, prefix } = this.config;
    return cluster === 'on' ? `{${prefix}}` : prefix;
  }

  /**
   * Resolves when Redis answers, if one is configured.
   * @throws CannotStart with the reason
   */
  async reach(): Promise<void> {
    const { url, cluster } = this.config;
    if (!url) return;
    const once = { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null };
    await reachRedis(() => (cluster === 'on' ? openCluster(url, once) : new Redis(url, once)), url);
  }

  /** A connection of its own that reconnects by itself after a loss. */
  open(options: ConnectionOptions = {}): RedisConnection {
    const { url, cluster } = this.config;
    if (!url) throw new Error('REDIS_URL is not set');
    const settings = { socketTimeout: SILENCE_MS, disconnectTimeout: GOODBYE_MS, ...options };
    const redis = cluster === 'on' ? openCluster(url, settings) : new Redis(url, settings);
    redis.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
    this.opened.push(redis);
    return redis;
  }

  onApplicationShutdown(): void {
    for (const redis of this.opened) redis.disconnect();
  }
}

function openCluster(
  url: string,
  { enableOfflineQueue = true, lazyConnect = false, retryStrategy, ...redisOptions }: RedisOptions,
): Cluster {
  const { nodes, access } = clusterNodesOf(url);
  return new Cluster(nodes, {
    enableOfflineQueue,
    lazyConnect,
    ...(retryStrategy ? { clusterRetryStrategy: () => null } : {}),
    // While slots are missing its connect() never settles, and the queue library waits for that.
    enableReadyCheck: false,
    redisOptions: { ...redisOptions, ...access },
    // A certificate is issued for a name, so names are not resolved beforehand.
    ...(access.tls ? { dnsLookup: (name, found) => found(null, name) } : {}),
  });
}
