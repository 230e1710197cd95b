import type { Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  ServerToClientEvents,
} from '#modules/presence/contract/socket-messages.js';
import { sessionDoubted } from '../auth';
import { pageStore } from '../store';
import { connectionChanged, liveState, type LiveState } from './connection-slice';
import type { TopicListener } from './topic-changed';
import { TopicWatch } from './topic-watch';
import { contractViewersTold, pageLeft, viewersTold } from './viewers-slice';

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** By then the server has room for more messages of this connection. */
const AGAIN_MS = 15_000;

const tell = (action: { type: string }): void => void pageStore().dispatch(action);

/**
 * The tab's one live connection: what it receives goes into the page's state. What is watched and
 * joined is remembered here, so that a new connection continues where the lost one stopped, and a
 * change missed in between is noticed.
 */
export class LiveClient {
  private socket: LiveSocket | null = null;
  private wasGreeted = false;
  private readonly topics = new Map<string, TopicWatch>();
  /** How many parts of this tab have joined a page. */
  private readonly pages = new Map<string, number>();
  /** How many parts of this tab follow who is viewing which customer. */
  private monitors = 0;
  private lastHeard = Date.now();

  attach(socket: LiveSocket): void {
    this.detach();
    this.wasGreeted = false;
    this.socket = socket;
    socket.on('connect', () => this.resume());
    socket.on('disconnect', () => liveState() === 'online' && this.setState('searching'));
    socket.on('connection', () => this.greet());
    socket.on('changed', (changed) => this.topics.get(changed.topic)?.changed(changed));
    socket.on('viewers', ({ pageId, employeeIds }) => this.seen(pageId, employeeIds));
    socket.on('monitorupdate', ({ contracts }) => tell(contractViewersTold(contracts)));
    if (socket.connected) this.resume();
  }

  detach(): void {
    this.socket?.disconnect();
    this.socket = null;
    this.setState('searching');
  }

  /** The server answered: until now nothing was missed. */
  heard = (): void => {
    this.lastHeard = Date.now();
  };

  /** The server is out of reach: what is shown may go out of date. */
  lose = (): void => this.setState('lost');

  /**
   * The server has no room for this tab's live connection: what is shown may go out of date, but
   * calls are answered.
   */
  refuse = (): void => this.setState('full');

  /** Ask whether the session still exists, and with which roles. */
  doubt = (): void => tell(sessionDoubted());

  /** @returns what stops the watching */
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

  /** @returns what leaves the page again */
  join(pageId: string): () => void {
    const before = this.pages.get(pageId) ?? 0;
    this.pages.set(pageId, before + 1);
    if (before === 0 && this.socket?.connected) this.askJoin(pageId);
    return () => {
      const left = (this.pages.get(pageId) ?? 0) - 1;
      if (left > 0) return void this.pages.set(pageId, left);
      this.pages.delete(pageId);
      this.socket?.emit('leave', { pageId });
      tell(pageLeft(pageId));
    };
  }

  /**
   * Follows who has which customer's page open.
   * @returns what stops it
   */
  monitor(): () => void {
    this.monitors += 1;
    if (this.monitors === 1 && this.socket?.connected) this.socket.emit('update_panopticon');
    return () => {
      this.monitors -= 1;
    };
  }

  /** The first greeting only says what the page has just asked itself. */
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

  private resume(): void {
    this.topics.forEach((watch, topic) => this.askWatch(topic, watch));
    this.pages.forEach((_parts, pageId) => this.askJoin(pageId));
    if (this.monitors > 0) this.socket?.emit('update_panopticon');
    this.heard();
    this.setState('online');
  }

  private askWatch(topic: string, watch: TopicWatch): void {
    this.socket?.emit('watch', { topic }, (answer) => {
      if ('revision' in answer) watch.answered(answer.revision);
      else if (answer.error === 'TOO_MANY') setTimeout(() => this.askAgain(topic, watch), AGAIN_MS);
    });
  }

  private askAgain(topic: string, watch: TopicWatch): void {
    if (this.topics.get(topic) === watch && this.socket?.connected) this.askWatch(topic, watch);
  }

  private askJoin(pageId: string): void {
    this.socket?.emit('join', { pageId }, (answer) => {
      if ('employeeIds' in answer) this.seen(pageId, answer.employeeIds);
    });
  }

  /** Messages about a page that was left meanwhile are useless. */
  private seen(pageId: string, employeeIds: readonly string[]): void {
    if (this.pages.has(pageId)) tell(viewersTold({ pageId, employeeIds }));
  }

  private setState(live: LiveState): void {
    if (live !== liveState()) tell(connectionChanged({ live, asOf: this.lastHeard }));
  }
}
