import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { HealthProbes } from '#platform/http/health-probes.js';
import { PRESENCE_STORE } from '../ports/presence-store.js';
import type { PresenceStore } from '../ports/presence-store.js';
import { RedisPresenceStore } from './redis-presence-store.js';

/** Starts and stops the sharing of presence, and reports its health. */
@Injectable()
export class PresenceLife implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(PresenceLife.name);

  constructor(
    @Inject(PRESENCE_STORE) private readonly store: PresenceStore,
    private readonly probes: HealthProbes,
  ) {}

  async onModuleInit(): Promise<void> {
    this.probes.add('presence', () => this.store.ping());
    if (this.store instanceof RedisPresenceStore) await this.store.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!(this.store instanceof RedisPresenceStore)) return;
    await this.store.stop().catch((error: unknown) => this.logger.warn(String(error)));
  }
}
