import type { IncomingMessage } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../config/app.config.js';
import { RealtimeConfig } from './realtime.config.js';

/**
 * Whose pages may open a live connection: the product's own (by PUBLIC_URL or, without it, by the
 * host that was asked) and those in SOCKET_ORIGINS. Programs send no origin, and are let on to show
 * their token.
 */
@Injectable()
export class SocketOrigins {
  private readonly logger = new Logger(SocketOrigins.name);
  private readonly known: readonly string[];

  constructor(
    private readonly app: AppConfig,
    { origins }: RealtimeConfig,
  ) {
    this.known = app.publicUrl ? [new URL(app.publicUrl).origin, ...origins] : origins;
  }

  lets({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.known.includes(origin)) return true;
    if (!this.app.publicUrl && URL.canParse(origin) && new URL(origin).host === host) return true;
    this.logger.warn(
      `A live connection from a page of ${origin} was refused: see PUBLIC_URL, SOCKET_ORIGINS`,
    );
    return false;
  }
}
