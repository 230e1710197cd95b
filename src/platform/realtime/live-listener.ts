import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '../database/database.config.js';
import { LIVE_CHANNEL, topicOfMessage } from './live-channel.js';
import type { LiveMessage } from './live-channel.js';

const RETRY_MS = 1_000;
/** How often the silent connection is checked. */
const PROBE_MS = 10_000;

export interface LiveHearers {
  /** Whether messages about the topic are read; asked for each. */
  concerns(topic: string): boolean;
  message(message: LiveMessage): void;
  /** The connection was lost for a while: messages may have been missed. */
  resumed(): void;
}

/** One connection that only listens for committed changes, and reconnects when it is lost. */
@Injectable()
export class LiveListener {
  private readonly logger = new Logger(LiveListener.name);
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private probe: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly config: DatabaseConfig) {}

  async start(hearers: LiveHearers): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.url,
      application_name: 'emma live',
      keepAlive: true,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    });
    client.on('error', (error) => this.lost(client, hearers, error));
    client.on('end', () => this.lost(client, hearers));
    client.on('notification', ({ payload }) => this.hear(payload, hearers));
    await client.connect();
    await client.query(`listen ${LIVE_CHANNEL}`);
    this.client = client;
    this.probe = setInterval(() => {
      client.query('select 1').catch((error: Error) => this.lost(client, hearers, error));
    }, PROBE_MS);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.probe);
    await this.client?.end();
  }

  private hear(payload = '', hearers: LiveHearers): void {
    try {
      const topic = topicOfMessage(payload);
      if (topic !== undefined && !hearers.concerns(topic)) return;
      hearers.message(JSON.parse(payload) as LiveMessage);
    } catch (error) {
      this.logger.error(error);
    }
  }

  private lost(client: pg.Client, hearers: LiveHearers, error?: Error): void {
    if (this.stopped || client !== this.client) return;
    this.logger.warn(`The live connection is lost: ${error?.message ?? 'ended'}`);
    this.client = undefined;
    clearInterval(this.probe);
    client.end().catch(() => undefined);
    this.reconnect(hearers);
  }

  private reconnect(hearers: LiveHearers): void {
    if (this.stopped) return;
    this.retry = setTimeout(() => {
      this.start(hearers).then(
        () => hearers.resumed(),
        () => this.reconnect(hearers),
      );
    }, RETRY_MS);
  }
}
