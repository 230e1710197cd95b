import { Injectable } from '@nestjs/common';
import { inTurn } from './in-turn.js';
import type { LiveMessage } from './live-channel.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { TopicRegistry } from './topic-registry.js';
import { TopicRevisions } from './topic-revisions.js';

/** What `watch` is answered with. */
export type WatchAnswer = { revision: number } | { error: 'FORBIDDEN' | 'TOO_MANY' };

const MAX_TOPICS = 100;
const FULL = 'live:full:';
const REDUCED = 'live:reduced:';

/** Which connections watch which topic, and how much each of them may see. */
@Injectable()
export class TopicRooms {
  constructor(
    private readonly registry: TopicRegistry,
    private readonly revisions: TopicRevisions,
  ) {}

  watch(socket: LiveSocket, topic: unknown): Promise<WatchAnswer> {
    return inTurn(socket, () => this.enter(socket, topic));
  }

  unwatch(socket: LiveSocket, topic: string): Promise<void> {
    return inTurn(socket, () => this.leave(socket, topic));
  }

  /** After a change of roles: what may not be watched any more is left, the rest sees its share. */
  async judgeAgain(socket: LiveSocket): Promise<void> {
    for (const topic of [...socket.data.topics]) {
      await this.unwatch(socket, topic);
      await this.watch(socket, topic);
    }
  }

  /** The topics that connections of this process watch. */
  watchedBy(server: LiveServer): string[] {
    const rooms = [...server.sockets.adapter.rooms.keys()];
    return [...new Set(rooms.map(topicOf).filter((topic) => topic !== ''))];
  }

  /**
   * Sends the change, and whose hand it was, to those who see all of the topic, and what is left of
   * it to the others.
   */
  announce(server: LiveServer, { topic, revision, change, actorId }: LiveMessage): void {
    const tell = (room: string, items: object[] | null): void => {
      const told = items && { items, ...(actorId && { actorId }) };
      server.to(room + topic).emit('changed', { topic, revision, change: told });
    };
    tell(FULL, change && change.items);
    if (!server.sockets.adapter.rooms.has(REDUCED + topic)) return;
    tell(REDUCED, change && this.registry.reduce(topic, change.items));
  }

  private async enter(socket: LiveSocket, topic: unknown): Promise<WatchAnswer> {
    const { viewer, topics } = socket.data;
    if (typeof topic !== 'string' || !(await this.registry.mayWatch(viewer, topic))) {
      return { error: 'FORBIDDEN' };
    }
    if (topics.size >= MAX_TOPICS && !topics.has(topic)) return { error: 'TOO_MANY' };
    topics.add(topic);
    // First the room, then the revision: a change in between comes as `changed`, never not at all.
    await socket.join((this.registry.isReduced(viewer, topic) ? REDUCED : FULL) + topic);
    return { revision: await this.revisions.open(topic) };
  }

  private async leave(socket: LiveSocket, topic: string): Promise<void> {
    socket.data.topics.delete(topic);
    await socket.leave(FULL + topic);
    await socket.leave(REDUCED + topic);
  }
}

function topicOf(room: string): string {
  const prefix = [FULL, REDUCED].find((start) => room.startsWith(start));
  return prefix ? room.slice(prefix.length) : '';
}
