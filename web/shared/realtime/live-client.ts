import type { Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  ServerToClientEvents,
} from '../../../src/modules/presence/contract/socket-messages';
import { ContractViewers, type ViewersByContract } from './contract-viewers';
import { PagePresence } from './page-presence';
import type { TopicListener } from './topic-changed';
import { TopicWatch } from './topic-watch';

/**
 * `online`, `searching` while there is no connection for a moment, `lost` when it takes longer, `full`
 * while the server answers but has no room for one more live connection of this person.
 */
export type LiveState = 'online' | 'searching' | 'lost' | 'full';
export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * The tab's one live connection. What is watched and joined is remembered here, so that a new
 * connection takes up where the lost one left off, and a change missed in between is noticed.
 */
export class LiveClient {
  private socket: LiveSocket | null = null;
  private state: LiveState = 'searching';
  private readonly stateListeners = new Set<() => void>();
  private readonly returnListeners = new Set<() => void>();
  private wasGreeted = false;
  private readonly doubtListeners = new Set<() => void>();
  private wasLost = false;
  private readonly topics = new Map<string, TopicWatch>();
  private readonly pages = new Map<string, PagePresence>();
  private readonly contracts = new ContractViewers();
  private lastHeard = Date.now();

  attach(socket: LiveSocket): void {
    this.detach();
    this.wasGreeted = false;
    this.socket = socket;
    socket.on('connect', () => this.resume());
    socket.on('disconnect', () => this.state === 'online' && this.setState('searching'));
    socket.on('connection', () => this.greet());
    socket.on('changed', (changed) => this.topics.get(changed.topic)?.changed(changed));
    socket.on('viewers', ({ pageId, employeeIds }) => this.pages.get(pageId)?.set(employeeIds));
    socket.on('monitorupdate', ({ contracts }) => this.contracts.set(contracts));
    if (socket.connected) this.resume();
  }

  detach(): void {
    this.socket?.disconnect();
    this.socket = null;
    this.setState('searching');
  }

  /** The server gave a sign of life: until now nothing was missed. */
  heard = (): void => {
    this.lastHeard = Date.now();
  };

  /** The server is out of reach: what is shown grows old. */
  lose = (): void => this.setState('lost');

  /** The server has no room for this tab's live connection: what is shown grows old, calls are answered. */
  refuse = (): void => this.setState('full');

  /** Whether the session lives, and with which roles, is to be asked. */
  doubt = (): void => this.doubtListeners.forEach((listener) => listener());

  /** Until when what is shown is known to be current. */
  asOf = (): Date => new Date(this.lastHeard);

  /** @returns what ends the watching. */
  watch(topic: string, listener: TopicListener): () => void {
    const watch = this.topics.get(topic) ?? this.begin(topic);
    watch.listeners.add(listener);
    return () => {
      watch.listeners.delete(listener);
      if (watch.listeners.size > 0 || this.topics.get(topic) !== watch) return;
      this.topics.delete(topic);
      this.socket?.emit('unwatch', { topic });
    };
  }

  /** @returns what leaves the page again. */
  join(pageId: string, listener: () => void): () => void {
    const page = this.pages.get(pageId) ?? this.enter(pageId);
    page.listeners.add(listener);
    return () => {
      page.listeners.delete(listener);
      if (page.listeners.size > 0 || this.pages.get(pageId) !== page) return;
      this.pages.delete(pageId);
      this.socket?.emit('leave', { pageId });
    };
  }

  /** Follows who has which customer's page open. @returns what ends it. */
  monitor(listener: () => void): () => void {
    const { listeners } = this.contracts;
    if (!this.contracts.wanted && this.socket?.connected) this.socket.emit('update_panopticon');
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  contractViewers = (): ViewersByContract | null => this.contracts.viewers;

  viewersOf(pageId: string): readonly string[] {
    return this.pages.get(pageId)?.employeeIds ?? NOBODY;
  }

  currentState = (): LiveState => this.state;

  onState = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  /** Tells when there is a live connection again after it was lost or refused. */
  onReturn = (listener: () => void): (() => void) => {
    this.returnListeners.add(listener);
    return () => this.returnListeners.delete(listener);
  };

  /**
   * Tells when the server may see this tab's person differently: it ended the connection, refuses the
   * token, or says anew whom it takes the page for, as after a change of roles.
   */
  onDoubt = (listener: () => void): (() => void) => {
    this.doubtListeners.add(listener);
    return () => this.doubtListeners.delete(listener);
  };

  /** The first greeting says what the page, which has just begun, has asked itself. */
  private greet(): void {
    if (this.wasGreeted) this.doubt();
    this.wasGreeted = true;
  }

  private begin(topic: string): TopicWatch {
    const watch = new TopicWatch();
    this.topics.set(topic, watch);
    if (this.socket?.connected) this.askWatch(topic, watch);
    return watch;
  }

  private enter(pageId: string): PagePresence {
    const page = new PagePresence();
    this.pages.set(pageId, page);
    if (this.socket?.connected) this.askJoin(pageId, page);
    return page;
  }

  private resume(): void {
    this.topics.forEach((watch, topic) => this.askWatch(topic, watch));
    this.pages.forEach((page, pageId) => this.askJoin(pageId, page));
    if (this.contracts.wanted) this.socket?.emit('update_panopticon');
    this.heard();
    this.setState('online');
  }

  private askWatch(topic: string, watch: TopicWatch): void {
    this.socket?.emit('watch', { topic }, (answer) => {
      if ('revision' in answer) watch.answered(answer.revision);
    });
  }

  private askJoin(pageId: string, page: PagePresence): void {
    this.socket?.emit('join', { pageId }, (answer) => {
      if ('employeeIds' in answer) page.set(answer.employeeIds);
    });
  }

  private setState(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    this.stateListeners.forEach((listener) => listener());
    const returns = state === 'online' && this.wasLost;
    this.wasLost = isStale(state) || (this.wasLost && state !== 'online');
    if (returns) this.returnListeners.forEach((listener) => listener());
  }
}

/** Whether nobody tells what changes, for longer than a moment. */
export const isStale = (state: LiveState): boolean => state === 'lost' || state === 'full';

const NOBODY: readonly string[] = [];
