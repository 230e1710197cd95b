import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { RedisConnection, RedisConnections } from '#platform/redis/redis-connections.js';
import type { PageViewers, PresenceStore } from '../ports/presence-store.js';

/** A dead process is gone after the time to live and one look by the others: within 11 s. */
const TIME_TO_LIVE_MS = 8_000;
const HEARTBEAT_MS = 2_500;
/** Keeps the key of a process without viewers alive. */
const ALIVE_FIELD = '';

/**
 * Presence over several processes: each has one hash, page → its own viewers, that expires unless
 * the process renews it, and announces changes on a channel.
 */
export class RedisPresenceStore implements PresenceStore {
  private readonly logger = new Logger(RedisPresenceStore.name);
  private readonly redis: RedisConnection;
  private readonly own = new Map<string, string>();
  private readonly listeners: ((pageId: string | null) => void)[] = [];
  private readonly processId = randomUUID();
  private readonly prefix: string;
  private living = '';
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(connections: RedisConnections) {
    this.prefix = `${connections.prefix}:presence`;
    this.redis = connections.open({ maxRetriesPerRequest: 1 });
    const subscriber = connections.open({ autoResubscribe: false });
    const listen = (): void =>
      void subscriber
        .subscribe(this.channel)
        .catch((error: unknown) => this.logger.warn(String(error)));
    subscriber.on('ready', listen);
    subscriber.on('message', (_channel, pageId: string) => this.tell(pageId || null));
    // After a connection was lost, to a node of a cluster too, announcements may have been missed.
    for (const event of ['ready', '+node', '-node']) subscriber.on(event, () => this.tell(null));
    listen();
  }

  async start(): Promise<void> {
    await this.renew();
    this.heartbeat = setInterval(() => {
      this.renew().catch((error: unknown) => this.logger.warn(`Heartbeat: ${String(error)}`));
    }, HEARTBEAT_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.heartbeat);
    const { key } = this;
    await this.redis.multi().del(key).srem(this.index, key).publish(this.channel, '').exec();
  }

  async put(pageId: string, employeeIds: readonly string[]): Promise<void> {
    const batch = this.redis.multi();
    if (employeeIds.length > 0) {
      const value = JSON.stringify(employeeIds);
      this.own.set(pageId, value);
      batch.hset(this.key, pageId, value);
    } else {
      this.own.delete(pageId);
      batch.hdel(this.key, pageId);
    }
    await batch.pexpire(this.key, TIME_TO_LIVE_MS).publish(this.channel, pageId).exec();
  }

  async of(pageIds: readonly string[]): Promise<PageViewers> {
    const merged: PageViewers = new Map(pageIds.map((pageId) => [pageId, []]));
    if (pageIds.length === 0) return merged;
    const keys = await this.redis.smembers(this.index);
    const shares = await Promise.all(keys.map((key) => this.redis.hmget(key, ...pageIds)));
    for (const share of shares) {
      pageIds.forEach((pageId, index) => merge(merged, pageId, share[index]));
    }
    return merged;
  }

  async all(): Promise<PageViewers> {
    const merged: PageViewers = new Map();
    const keys = await this.redis.smembers(this.index);
    const shares = await Promise.all(keys.map((key) => this.redis.hgetall(key)));
    for (const share of shares) {
      for (const [pageId, value] of Object.entries(share)) {
        if (pageId !== ALIVE_FIELD) merge(merged, pageId, value);
      }
    }
    return merged;
  }

  onChange(listener: (pageId: string | null) => void): void {
    this.listeners.push(listener);
  }

  async ping(): Promise<void> {
    // A node of a cluster may answer while the one with these keys is down.
    await this.redis.exists(this.index);
  }

  private get channel(): string {
    return `${this.prefix}:changed`;
  }

  private get index(): string {
    return `${this.prefix}:processes`;
  }

  private get key(): string {
    return `${this.prefix}:process:${this.processId}`;
  }

  /**
   * Writes everything again, so that a Redis that came back empty is filled; and looks who is gone.
   */
  private async renew(): Promise<void> {
    const { key } = this;
    await this.redis
      .multi()
      .del(key)
      .hset(key, new Map([...this.own, [ALIVE_FIELD, '[]']]))
      .pexpire(key, TIME_TO_LIVE_MS)
      .sadd(this.index, key)
      .exec();
    const keys = await this.redis.smembers(this.index);
    const alive = await Promise.all(keys.map(async (one) => (await this.redis.exists(one)) === 1));
    const gone = keys.filter((_, index) => !alive[index]);
    if (gone.length > 0) await this.redis.srem(this.index, ...gone);
    const living = keys
      .filter((_, index) => alive[index])
      .sort()
      .join();
    if (living !== this.living) this.tell(null);
    this.living = living;
  }

  private tell(pageId: string | null): void {
    for (const listener of this.listeners) listener(pageId);
  }
}

function merge(viewers: PageViewers, pageId: string, share: string | null | undefined): void {
  const more = share ? (JSON.parse(share) as string[]) : [];
  viewers.set(pageId, [...new Set([...(viewers.get(pageId) ?? []), ...more])].sort());
}
