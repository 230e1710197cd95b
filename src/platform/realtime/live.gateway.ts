import { Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { ConnectedSocket, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayConnection, OnGatewayInit } from '@nestjs/websockets';
import { Db } from '../database/db.js';
import { bigint, text } from '../database/sql/column.js';
import { sql } from '../database/sql/sql.js';
import { statement } from '../database/sql/statement.js';
import { EMPLOYEE_TOPIC } from './employee-topic.js';
import type { LiveMessage } from './live-channel.js';
import { LiveListener } from './live-listener.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { Message } from './message.js';
import { SocketChecks } from './socket-checks.js';
import { SocketSessions } from './socket-sessions.js';
import { TopicRooms } from './topic-rooms.js';
import type { WatchAnswer } from './topic-rooms.js';

const REVISIONS = statement(
  { topic: text(), revision: bigint() },
  sql`select topic, revision from platform.topic_revision where topic = any($1)`,
  'plain',
);

/** Connections, what they watch, and committed changes on their way to them. */
@WebSocketGateway()
export class LiveGateway
  implements
    OnGatewayInit<LiveServer>,
    OnGatewayConnection<LiveSocket>,
    OnApplicationBootstrap,
    BeforeApplicationShutdown
{
  private readonly logger = new Logger(LiveGateway.name);
  private server: LiveServer | undefined;
  private told = Promise.resolve();

  constructor(
    private readonly sessions: SocketSessions,
    private readonly checks: SocketChecks,
    private readonly rooms: TopicRooms,
    private readonly listener: LiveListener,
    private readonly db: Db,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    this.sessions.guard(server);
    this.checks.start(server);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start({
      concerns: (topic) => this.concerns(topic),
      message: (message) => this.afterwards(() => this.passOn(message)),
      resumed: () => this.afterwards(() => this.announceAll()),
    });
  }

  handleConnection(socket: LiveSocket): void {
    this.sessions.begin(socket);
    socket.emit('connection', { employeeId: socket.data.viewer.employeeId });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }

  @SubscribeMessage('watch')
  watch(
    @ConnectedSocket() socket: LiveSocket,
    @Message() body: { topic?: unknown } | null,
  ): Promise<WatchAnswer> {
    return this.rooms.watch(socket, body?.topic);
  }

  @SubscribeMessage('unwatch')
  async unwatch(
    @ConnectedSocket() socket: LiveSocket,
    @Message() body: { topic?: unknown } | null,
  ): Promise<object> {
    if (typeof body?.topic === 'string') await this.rooms.unwatch(socket, body.topic);
    return {};
  }

  /** A page checks the connection more often than the server pings. */
  @SubscribeMessage('beat')
  beat(@Message() message: unknown): object {
    // Unread; but without a parameter the framework would hand it to the pipe of calls.
    void message;
    return {};
  }

  /**
   * A change that nobody watches here is over by the time that somebody does: who enters a room then asks
   * for its revision.
   */
  private concerns(topic: string): boolean {
    if (topic.startsWith(EMPLOYEE_TOPIC)) return true;
    return this.server !== undefined && this.rooms.isWatched(this.server, topic);
  }

  /** In the order in which it came in. */
  private afterwards(work: () => Promise<void>): void {
    this.told = this.told.then(work).catch((error: unknown) => this.logger.error(error));
  }

  /**
   * People never get what they may no longer see: if somebody could not be checked, their page is
   * told to fetch again.
   */
  private async passOn(message: LiveMessage): Promise<void> {
    if (!this.server) return;
    if (message.topic.startsWith(EMPLOYEE_TOPIC)) await this.checks.checkAnew();
    const { change } = message;
    const isConfirmed = await this.checks.confirm();
    this.rooms.announce(this.server, { ...message, change: isConfirmed ? change : null });
  }

  /** Every watched topic with its revision but no change: pages that missed one fetch. */
  private async announceAll(): Promise<void> {
    await this.checks.checkAnew();
    if (!this.server) return;
    const topics = this.rooms.watchedBy(this.server);
    const rows = await this.db.rows(REVISIONS, [topics]);
    for (const { topic, revision } of rows) {
      this.rooms.announce(this.server, { topic, revision, change: null, actorId: null });
    }
  }
}
