import { setTimeout } from 'node:timers/promises';
import type { Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import type { HttpConfig } from './http.config.js';

const LOOK_MS = 20;

/**
 * Ends in order: not ready first, as before for a while (see ShutdownNotice), then no new
 * connections and nothing but the requests under way, and those not forever.
 */
export class GracefulAdapter extends FastifyAdapter {
  private underWay = 0;
  private sayNotReady: () => void = () => undefined;

  constructor(
    private readonly times: HttpConfig,
    options: FastifyHttpOptions<Server>,
  ) {
    super(options);
    this.getInstance().addHook('onRequest', (_request, reply, done) => {
      this.underWay += 1;
      reply.raw.once('close', () => (this.underWay -= 1));
      done();
    });
  }

  /** @param work what makes balancers send nothing more; called first of all when the end begins */
  whenLeaving(work: () => void): void {
    this.sayNotReady = work;
  }

  /** Nest calls it before any part of the application ends. */
  override beforeClose(): void {
    super.beforeClose();
    this.sayNotReady();
  }

  /**
   * Waits for requests, not for connections: Node takes one on which nothing was asked yet for
   * busy, up to a minute, and browsers and aborted downloads leave such ones behind.
   */
  override async close(): Promise<void> {
    const end = performance.now() + this.times.shutdownMs;
    const closed = super.close();
    while (this.underWay > 0 && performance.now() < end) await setTimeout(LOOK_MS);
    this.getHttpServer().closeAllConnections();
    await closed;
  }
}
