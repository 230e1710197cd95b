import { Injectable, Logger } from '@nestjs/common';
import type { Server } from 'socket.io';
import { SERVER_MESSAGES } from '../contract/socket-messages.js';
import type { MonitorUpdateMessage, ViewersMessage } from '../contract/socket-messages.js';
import { contractOf } from './customer-page.js';
import { Viewers } from './viewers.js';

/** Changes that come close together are sent as one `monitorupdate`. */
const GATHER_MS = 50;
const PAGE = 'page:';
export const MONITOR_ROOM = 'panopticon';

export const pageRoom = (pageId: string): string => PAGE + pageId;

/**
 * Tells this process's connections about changed viewers. One round at a time, each with what the
 * store says then, so that an older state never overtakes a newer one.
 */
@Injectable()
export class ViewerAnnouncer {
  private readonly logger = new Logger(ViewerAnnouncer.name);
  private server: Server | undefined;
  private readonly changed = new Set<string>();
  private monitorChanged = false;
  private round: NodeJS.Timeout | undefined;
  private running = false;

  constructor(private readonly viewers: Viewers) {}

  start(server: Server): void {
    this.server = server;
    this.viewers.onChange((pageId) => this.note(pageId));
  }

  stop(): void {
    this.server = undefined;
    clearTimeout(this.round);
  }

  private note(pageId: string | null): void {
    for (const page of pageId === null ? this.localPages() : [pageId]) this.changed.add(page);
    if (pageId === null || contractOf(pageId)) this.monitorChanged = true;
    this.plan();
  }

  private plan(): void {
    if (this.running || !this.server) return;
    this.round ??= setTimeout(() => {
      this.round = undefined;
      void this.announce();
    }, GATHER_MS);
  }

  private async announce(): Promise<void> {
    this.running = true;
    try {
      await this.announcePages();
      await this.announceMonitor();
    } catch (error) {
      this.logger.warn(`Viewers could not be announced: ${String(error)}`);
    }
    this.running = false;
    if (this.changed.size > 0 || this.monitorChanged) this.plan();
  }

  private async announcePages(): Promise<void> {
    const local = new Set(this.localPages());
    const pages = [...this.changed].filter((pageId) => local.has(pageId));
    this.changed.clear();
    for (const [pageId, employeeIds] of await this.viewers.of(pages)) {
      const message: ViewersMessage = { pageId, employeeIds };
      this.server?.to(pageRoom(pageId)).emit(SERVER_MESSAGES.viewers, message);
    }
  }

  private async announceMonitor(): Promise<void> {
    if (!this.monitorChanged) return;
    this.monitorChanged = false;
    if (!this.rooms().includes(MONITOR_ROOM)) return;
    const message: MonitorUpdateMessage = { contracts: await this.viewers.ofContracts() };
    this.server?.to(MONITOR_ROOM).emit(SERVER_MESSAGES.monitorUpdate, message);
  }

  private localPages(): string[] {
    return this.rooms()
      .filter((room) => room.startsWith(PAGE))
      .map((room) => room.slice(PAGE.length));
  }

  private rooms(): string[] {
    return [...(this.server?.sockets.adapter.rooms.keys() ?? [])];
  }
}
