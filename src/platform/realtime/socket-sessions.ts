import { Injectable, Logger } from '@nestjs/common';
import { ConnectionCount } from './connection-count.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { SocketIdentities } from './socket-identities.js';

/** A longer timer would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Why a connection is refused, as the page reads it in `connect_error`. */
type Refusal = 'UNAUTHENTICATED' | 'TOO_MANY_CONNECTIONS';

/** Lets connections in, and ends them when their token expires. */
@Injectable()
export class SocketSessions {
  private readonly logger = new Logger(SocketSessions.name);
  private readonly counted = new ConnectionCount();
  private server: LiveServer | undefined;

  constructor(private readonly identities: SocketIdentities) {}

  /** Connections of this process. */
  get count(): number {
    return this.server?.sockets.sockets.size ?? 0;
  }

  guard(server: LiveServer): void {
    this.server = server;
    server.use((socket, next) => {
      this.admit(server, socket).then(
        (refused) => next(refused && refusal(refused)),
        (error: unknown) => {
          this.logger.error(error);
          next(new Error('UNAVAILABLE'));
        },
      );
    });
  }

  /** Ends the connection when its token expires. */
  begin(socket: LiveSocket): void {
    const { remainingMs } = socket.data;
    const end = setTimeout(() => socket.disconnect(true), Math.min(remainingMs, MAX_TIMER_MS));
    socket.once('disconnect', () => clearTimeout(end));
  }

  private async admit(server: LiveServer, socket: LiveSocket): Promise<Refusal | undefined> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string' || token === '') return 'UNAUTHENTICATED';
    const identity = (await this.identities.identify([token])).get(token);
    if (!identity) return 'UNAUTHENTICATED';
    const { employeeId, roles, remainingMs } = identity;
    if (!this.counted.admit(server, socket, employeeId)) return 'TOO_MANY_CONNECTIONS';
    socket.data = { token, viewer: { employeeId, roles }, remainingMs, topics: new Set() };
    return undefined;
  }
}

const refusal = (code: Refusal): Error => Object.assign(new Error(code), { data: { code } });
