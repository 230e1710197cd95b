import { Injectable, Logger } from '@nestjs/common';
import { ConnectionCount } from './connection-count.js';
import { MessageBudget } from './message-budget.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { SocketIdentities } from './socket-identities.js';
import { UnnamedConnections } from './unnamed-connections.js';

/** A longer timer would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Why a connection is refused, as the page reads it in `connect_error`. */
type Refusal = 'UNAUTHENTICATED' | 'TOO_MANY_CONNECTIONS';

/** Lets connections in, and ends them when their token expires. */
@Injectable()
export class SocketSessions {
  private readonly logger = new Logger(SocketSessions.name);
  private readonly counted = new ConnectionCount();
  private readonly budget = new MessageBudget();
  private server: LiveServer | undefined;

  constructor(
    private readonly identities: SocketIdentities,
    private readonly unnamed: UnnamedConnections,
  ) {}

  /** Connections of this process. */
  get count(): number {
    return this.server?.sockets.sockets.size ?? 0;
  }

  guard(server: LiveServer): void {
    this.server = server;
    this.unnamed.follow(server);
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
    this.unnamed.named(socket);
    const { remainingMs } = socket.data;
    const end = setTimeout(() => socket.disconnect(true), Math.min(remainingMs, MAX_TIMER_MS));
    socket.once('disconnect', () => clearTimeout(end));
  }

  private async admit(server: LiveServer, socket: LiveSocket): Promise<Refusal | undefined> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string' || token === '') return 'UNAUTHENTICATED';
    if (!this.unnamed.mayTry(socket)) return 'TOO_MANY_CONNECTIONS';
    const identity = (await this.identities.identify([token])).get(token);
    if (!identity) return 'UNAUTHENTICATED';
    const { employeeId, roles, remainingMs } = identity;
    const isAdmitted =
      this.budget.admits(employeeId) && this.counted.admit(server, socket, employeeId);
    if (!isAdmitted) return 'TOO_MANY_CONNECTIONS';
    socket.data = { token, viewer: { employeeId, roles }, remainingMs, topics: new Set() };
    this.budget.watch(socket);
    return undefined;
  }
}

const refusal = (code: Refusal): Error => Object.assign(new Error(code), { data: { code } });
