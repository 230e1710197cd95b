import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Clock } from '../clock/clock.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { RealtimeConfig } from './realtime.config.js';
import { AUTHENTICATES_SOCKETS } from './socket-authenticator.js';
import type { SocketAuthenticator } from './socket-authenticator.js';
import { TopicRooms } from './topic-rooms.js';

/** Longer waits would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Lets connections in, and ends them when their token or their employee's right to be here ends. */
@Injectable()
export class SocketSessions implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(SocketSessions.name);
  private authenticator: SocketAuthenticator | undefined;
  private server: LiveServer | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    private readonly config: RealtimeConfig,
    private readonly rooms: TopicRooms,
  ) {}

  /** @throws Error unless exactly one provider authenticates. */
  onModuleInit(): void {
    const found = this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && this.reflector.get(AUTHENTICATES_SOCKETS, metatype))
      .map(({ instance }) => instance as SocketAuthenticator);
    const [authenticator, second] = new Set(found);
    if (!authenticator || second) throw new Error('Exactly one provider must authenticate sockets');
    this.authenticator = authenticator;
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Connections of this process. */
  get count(): number {
    return this.server?.sockets.sockets.size ?? 0;
  }

  guard(server: LiveServer): void {
    this.server = server;
    server.use((socket, next) => {
      this.admit(socket).then(
        (admitted) => next(admitted ? undefined : refusal()),
        (error: unknown) => {
          this.logger.error(error);
          next(new Error('UNAVAILABLE'));
        },
      );
    });
    this.timer = setInterval(() => void this.recheck(() => true), this.config.recheckMs);
  }

  /** Ends the connection in time. */
  begin(socket: LiveSocket): void {
    const left = socket.data.expires.getTime() - this.clock.now().getTime();
    const end = setTimeout(() => socket.disconnect(true), Math.min(left, MAX_TIMER_MS));
    socket.once('disconnect', () => clearTimeout(end));
  }

  recheckEmployee(employeeId: string): void {
    void this.recheck((socket) => socket.data.viewer.employeeId === employeeId);
  }

  private async admit(socket: LiveSocket): Promise<boolean> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string' || token === '') return false;
    const identity = await this.authenticator?.identify(token);
    if (!identity) return false;
    const { employeeId, roles, expires } = identity;
    socket.data = { token, viewer: { employeeId, roles }, expires, topics: new Set() };
    return true;
  }

  private async recheck(concerned: (socket: LiveSocket) => boolean): Promise<void> {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])].filter(concerned);
    try {
      for (const socket of sockets) await this.recheckOne(socket);
    } catch (error) {
      // A database that is away for a moment must not put everybody out.
      this.logger.warn(`Connections could not be rechecked: ${String(error)}`);
    }
  }

  private async recheckOne(socket: LiveSocket): Promise<void> {
    const identity = await this.authenticator?.identify(socket.data.token);
    if (!identity) {
      socket.disconnect(true);
      return;
    }
    if ([...identity.roles].sort().join() === [...socket.data.viewer.roles].sort().join()) return;
    socket.data.viewer = { employeeId: identity.employeeId, roles: identity.roles };
    await this.rooms.judgeAgain(socket);
  }
}

const refusal = (): Error =>
  Object.assign(new Error('UNAUTHENTICATED'), { data: { code: 'UNAUTHENTICATED' } });
