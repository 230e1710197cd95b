import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import type { HttpConfig } from './http.config.js';

const LOOK_MS = 20;
/** A turn of the event loop in which next to nothing was done. */
const QUIET_MS = 1;
/** A connection that was made just now, by a proxy most of all, is about to bring its request. */
const FIRST_REQUEST_MS = 500;
/** Under load there may be none. */
const QUIET_WITHIN_MS = 1_000;

/** So long nobody came: a proxy has left the process out. */
const SILENCE_MS = 300;
const SILENT_WITHIN_MS = 2_000;
const MAY_BE_REPEATED = new Set(['GET', 'HEAD']);

/**
 * Shuts down in order: first not ready while still serving (see ShutdownNotice), each answer the last on
 * its connection. Then reads get no answer, for a proxy that asks nobody whether a process is ready finds out
 * by them, repeats them elsewhere and comes no more; only then no connection is taken anymore, of which one
 * might bring a write. The running requests have a time limit.
 */
export class GracefulAdapter extends FastifyAdapter {
  private underWay = 0;
  private isLeaving = false;
  private isLeft = false;
  private lastArrival = 0;
  private sayNotReady: () => void = () => undefined;

  constructor(
    private readonly times: HttpConfig,
    options: FastifyHttpOptions<Server>,
  ) {
    // What still arrives on a connection that was kept is served: whoever sent it may not send it twice.
    super({ ...options, return503OnClosing: false });
    this.getInstance().server.on('connection', () => (this.lastArrival = performance.now()));
    this.getInstance().addHook('onRequest', (request, reply, done) => {
      if (this.isLeft && MAY_BE_REPEATED.has(request.method)) {
        request.raw.socket.destroy();
        return;
      }
      this.lastArrival = performance.now();
      this.underWay += 1;
      reply.raw.once('close', () => (this.underWay -= 1));
      done();
    });
    this.getInstance().addHook('onSend', (_request, reply, payload, done) => {
      if (this.isLeaving) reply.raw.shouldKeepAlive = false;
      done(null, payload);
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
    this.isLeaving = true;
    this.sayNotReady();
  }

  /**
   * Waits for requests, not for connections: Node counts a connection without a request as busy,
   * for up to a minute, and browsers and aborted downloads leave such ones behind.
   */
  override async close(): Promise<void> {
    const end = performance.now() + this.times.shutdownMs;
    await this.untilLeftOut();
    await quietMoment();
    this.getHttpServer().close();
    const closed = super.close();
    while (this.isAwaited() && performance.now() < end) await setTimeout(LOOK_MS);
    this.getHttpServer().closeAllConnections();
    await closed;
  }

  private async untilLeftOut(): Promise<void> {
    this.isLeft = true;
    const end = performance.now() + SILENT_WITHIN_MS;
    while (this.hasArrivedWithin(SILENCE_MS) && performance.now() < end) await setTimeout(LOOK_MS);
  }

  private isAwaited(): boolean {
    return this.underWay > 0 || this.hasArrivedWithin(FIRST_REQUEST_MS);
  }

  /** Where no notice is given, nobody is waited for. */
  private hasArrivedWithin(ms: number): boolean {
    return performance.now() < this.lastArrival + Math.min(ms, this.times.noticeMs);
  }
}

/**
 * Until the last turn of the event loop was a short one: connections that are waiting to be taken were taken in it,
 * and those that have come since would be broken off by the end of listening.
 */
async function quietMoment(): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  for (let began = performance.now(); began < end; began = performance.now()) {
    await setImmediate();
    if (performance.now() - began < QUIET_MS) return;
  }
}
