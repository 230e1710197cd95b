import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/app.config.js';
import { Metrics } from './metrics.js';
import { MetricsConfig } from './metrics.config.js';

/** GET /metrics on a port of its own, in Prometheus' text format. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly config: MetricsConfig,
    private readonly app: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { port } = this.config;
    if (port === undefined) return;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(port, this.app.host);
    await once(this.server, 'listening');
    this.logger.log(`Metrics are at port ${port}, /metrics`);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await this.metrics.registry.metrics();
      response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(text);
    } catch (error) {
      this.logger.warn(`The figures cannot be told: ${String(error)}`);
      response.writeHead(503).end();
    }
  }
}
