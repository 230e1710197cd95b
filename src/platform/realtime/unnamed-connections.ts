import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app.config.js';
import { callerAddress, trustProxies } from '../http/trust-proxies.js';
import type { LiveServer, LiveSocket } from './live-socket.js';

/** Of one address at once; a house full of pages that come back after a restart is let in by and by. */
export const UNNAMED_AN_ADDRESS = 100;
/** A page says who it is with its first message. */
export const SILENT_MS = 10_000;

/** How often a connection may say who it is before it is closed. */
const TRIES = 5;

interface Unnamed {
  readonly address: string;
  tries: number;
}

/**
 * Connections of which nobody knows yet whose they are: each costs a socket and memory, each try to sign in a
 * look-up.
 */
@Injectable()
export class UnnamedConnections {
  private readonly trusts: (address: string) => boolean;
  private readonly unnamed = new Map<object, Unnamed>();
  private readonly counts = new Map<string, number>();

  constructor({ trustProxy }: AppConfig) {
    this.trusts = trustProxies(trustProxy);
  }

  hasRoomFor(request: IncomingMessage): boolean {
    const address = callerAddress(request, this.trusts);
    return (this.counts.get(address) ?? 0) < UNNAMED_AN_ADDRESS;
  }

  /** A silent one is closed by the server's own time limit. */
  follow(server: LiveServer): void {
    server.engine.on('connection', (connection: LiveSocket['conn']) => {
      const address = callerAddress(connection.request, this.trusts);
      this.unnamed.set(connection, { address, tries: 0 });
      this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
      connection.once('close', () => this.forget(connection));
    });
  }

  /** @returns false where it has tried too often, and is closed */
  mayTry({ conn }: LiveSocket): boolean {
    const known = this.unnamed.get(conn);
    if (!known) return true;
    known.tries += 1;
    if (known.tries > TRIES) conn.close();
    return known.tries <= TRIES;
  }

  /** By now it is known whose it is. */
  named({ conn }: LiveSocket): void {
    this.forget(conn);
  }

  private forget(connection: object): void {
    const known = this.unnamed.get(connection);
    if (!known) return;
    this.unnamed.delete(connection);
    const left = (this.counts.get(known.address) ?? 0) - 1;
    if (left > 0) this.counts.set(known.address, left);
    else this.counts.delete(known.address);
  }
}
