import { setTimeout } from 'node:timers/promises';
import type { Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import type { HttpConfig } from './http.config.js';

const LOOK_MS = 20;

/**
 * Shuts down in order: first not ready while still serving (see ShutdownNotice), then no new
 * connections and only the running requests, with a time limit.
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

  /**
   * @param work what makes balancers stop sending requests; called first when the shutdown begins
   */
  whenLeaving(work: () => void): void {
    this.sayNotReady = work;
  }

  /** Nest calls it before any part of the application shuts down. */
  override beforeClose(): void {
    super.beforeClose();
    this.sayNotReady();
  }

  /**
   * Waits for requests, not for connections: Node counts a connection without a request as busy,
   * for up to a minute, and browsers and aborted downloads leave such ones behind.
   */
  override async close(): Promise<void> {
    const end = performance.now() + this.times.shutdownMs;
    const closed = super.close();
    while (this.underWay > 0 && performance.now() < end) await setTimeout(LOOK_MS);
    this.getHttpServer().closeAllConnections();
    await closed;
  }
}
