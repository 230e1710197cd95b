import { Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { ConnectedSocket, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayDisconnect, OnGatewayInit } from '@nestjs/websockets';
import type { Server } from 'socket.io';
import { checkDto } from '#kernel/validation/index.js';
import { inTurn } from '#platform/realtime/in-turn.js';
import type { LiveSocket } from '#platform/realtime/live-socket.js';
import { Message } from '#platform/realtime/message.js';
import { PageDto } from '../contract/page.dto.js';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from '../contract/socket-messages.js';
import type { JoinAnswer, MonitorUpdateMessage } from '../contract/socket-messages.js';
import { MONITOR_ROOM, pageRoom, ViewerAnnouncer } from '../viewers/viewer-announcer.js';
import { Viewers } from '../viewers/viewers.js';

/** Joining and leaving pages, and who watches all customer pages. */
@WebSocketGateway()
export class PresenceGateway
  implements OnGatewayInit<Server>, OnGatewayDisconnect<LiveSocket>, BeforeApplicationShutdown
{
  private readonly logger = new Logger(PresenceGateway.name);

  constructor(
    private readonly viewers: Viewers,
    private readonly announcer: ViewerAnnouncer,
  ) {}

  afterInit(server: Server): void {
    this.announcer.start(server);
  }

  beforeApplicationShutdown(): void {
    this.announcer.stop();
  }

  handleDisconnect(socket: LiveSocket): void {
    inTurn(socket, () => this.viewers.leaveAll(socket.id)).catch((error: unknown) =>
      this.logger.warn(String(error)),
    );
  }

  @SubscribeMessage(CLIENT_MESSAGES.join)
  join(@ConnectedSocket() socket: LiveSocket, @Message() body: unknown): Promise<JoinAnswer> {
    return this.onPage(socket, body, async (pageId) => {
      if (!socket.connected) return true;
      const { employeeId } = socket.data.viewer;
      if (!(await this.viewers.join(pageId, socket.id, employeeId))) return false;
      await socket.join(pageRoom(pageId));
      return true;
    });
  }

  @SubscribeMessage(CLIENT_MESSAGES.leave)
  leave(@ConnectedSocket() socket: LiveSocket, @Message() body: unknown): Promise<JoinAnswer> {
    return this.onPage(socket, body, async (pageId) => {
      await socket.leave(pageRoom(pageId));
      await this.viewers.leave(pageId, socket.id);
      return true;
    });
  }

  @SubscribeMessage(CLIENT_MESSAGES.updatePanopticon)
  async updatePanopticon(@ConnectedSocket() socket: LiveSocket): Promise<object> {
    await socket.join(MONITOR_ROOM);
    const message: MonitorUpdateMessage = { contracts: await this.viewers.ofContracts() };
    socket.emit(SERVER_MESSAGES.monitorUpdate, message);
    return {};
  }

  private onPage(
    socket: LiveSocket,
    body: unknown,
    act: (pageId: string) => Promise<boolean>,
  ): Promise<JoinAnswer> {
    const { value, faults } = checkDto(PageDto, body);
    if (faults.length > 0) return Promise.resolve({ error: 'INVALID' });
    const { pageId } = value;
    return inTurn(socket, async () => {
      if (!(await act(pageId))) return { error: 'TOO_MANY' };
      const viewers = await this.viewers.of([pageId]);
      return { pageId, employeeIds: viewers.get(pageId) ?? [] };
    });
  }
}
