import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RealtimeConfig } from './realtime.config.js';
import type { SocketIdentity } from './socket-authenticator.js';
import { SocketIdentities } from './socket-identities.js';
import { TopicRooms } from './topic-rooms.js';

/** How long a check of the connections is good enough to send them changes. */
const TRUST_MS = 5_000;

/**
 * Checks all open connections, in one statement, against what the database says about their people
 * now: those who may no longer be here are disconnected, others see what their present roles allow.
 */
@Injectable()
export class SocketChecks implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SocketChecks.name);
  private server: LiveServer | undefined;
  private timer: NodeJS.Timeout | undefined;
  private confirmedAt = -Infinity;
  private running = Promise.resolve(true);
  private waiting: Promise<boolean> | undefined;

  constructor(
    private readonly identities: SocketIdentities,
    private readonly config: RealtimeConfig,
    private readonly rooms: TopicRooms,
  ) {}

  start(server: LiveServer): void {
    this.server = server;
    this.timer = setInterval(() => void this.check(), this.config.recheckMs);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns whether everybody was checked a moment ago, or could be checked just now. */
  async confirm(): Promise<boolean> {
    return performance.now() - this.confirmedAt < TRUST_MS || this.check();
  }

  /**
   * What was known no longer counts: somebody has changed, or the message about it may have been
   * lost.
   */
  async checkAnew(): Promise<void> {
    this.confirmedAt = -Infinity;
    await this.check();
  }

  /**
   * One after the other, so that an older check never overtakes a newer one; waiting checks are
   * merged.
   */
  private check(): Promise<boolean> {
    this.waiting ??= this.running.then(() => {
      this.waiting = undefined;
      this.running = this.checkAll();
      return this.running;
    });
    return this.waiting;
  }

  private async checkAll(): Promise<boolean> {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])];
    const begun = performance.now();
    try {
      const tokens = [...new Set(sockets.map(({ data }) => data.token))];
      const identities = await this.identities.identify(tokens);
      for (const socket of sockets) this.judge(socket, identities.get(socket.data.token));
      this.confirmedAt = begun;
      return true;
    } catch (error) {
      // A short outage of the database must not disconnect everybody; meanwhile nobody is sent
      // anything.
      this.logger.warn(`Connections could not be checked: ${String(error)}`);
      return false;
    }
  }

  private judge(socket: LiveSocket, identity: SocketIdentity | undefined): void {
    if (!identity) {
      socket.disconnect(true);
      return;
    }
    const { employeeId, roles } = identity;
    if ([...roles].sort().join() === [...socket.data.viewer.roles].sort().join()) return;
    const judged = this.rooms.judgeAgain(socket, { employeeId, roles });
    // Sent again, so that the page asks what its person may do now.
    socket.emit('connection', { employeeId });
    judged.catch((error: unknown) => {
      this.logger.warn(`A connection was ended that could not be judged again: ${String(error)}`);
      // The page takes this for a broken line, and comes back to be checked as a new connection.
      socket.conn.close();
    });
  }
}
