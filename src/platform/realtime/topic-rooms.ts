import { Injectable } from '@nestjs/common';
import { inTurn } from './in-turn.js';
import type { LiveMessage } from './live-channel.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import type { Viewer } from './live-topic.js';
import { TopicRegistry } from './topic-registry.js';
import type { TopicRefusal } from './topic-registry.js';
import { TopicRevisions } from './topic-revisions.js';

/** The answer to `watch`. */
export type WatchAnswer = { revision: number } | { error: TopicRefusal | 'TOO_MANY' };

const MAX_TOPICS = 100;
/** Viewers who see all of a topic. */
const ALL = 'all';
const ROOM = /^live:[a-z]+:(.+)$/s;

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
    return inTurn(socket, async () => this.leave(socket, topic));
  }

  /**
   * After a change of roles. Everything is left before anything is asked, so that nothing of the
   * old view can still arrive; then the topics that may be watched are entered again.
   * @throws whatever a topic's rules or the database throw; the connection then watches less than
   * it asked for
   */
  judgeAgain(socket: LiveSocket, viewer: Viewer): Promise<void> {
    const topics = [...socket.data.topics];
    socket.data.viewer = viewer;
    for (const topic of topics) this.leave(socket, topic);
    return inTurn(socket, async () => {
      for (const topic of topics) {
        const answer = await this.enter(socket, topic);
        // A change in between was missed: a page that knows less than this revision fetches again.
        if ('revision' in answer) socket.emit('changed', { topic, ...answer, change: null });
      }
    });
  }

  /** The topics that connections of this process watch. */
  watchedBy(server: LiveServer): string[] {
    const rooms = [...server.sockets.adapter.rooms.keys()];
    return [...new Set(rooms.map(topicOf).filter((topic) => topic !== ''))];
  }

  /**
   * Sends the change, and who made it, to those who see all of the topic, and the reduced change to
   * the others.
   */
  announce(server: LiveServer, { topic, revision, change, actorId }: LiveMessage): void {
    const tell = (audience: string, items: object[] | null): void => {
      const told = items && { items, ...(actorId && { actorId }) };
      server.to(roomOf(audience, topic)).emit('changed', { topic, revision, change: told });
    };
    for (const audience of this.audiencesAt(server, topic)) {
      const isAll = audience === ALL;
      tell(
        audience,
        change && (isAll ? change.items : this.registry.reduce(topic, change.items, audience)),
      );
    }
  }

  /** Whether a connection of this process watches the topic. */
  isWatched(server: LiveServer, topic: string): boolean {
    return this.audiencesAt(server, topic).length > 0;
  }

  /** Those of the topic's audiences of which somebody is connected here. */
  private audiencesAt(server: LiveServer, topic: string): string[] {
    const { rooms } = server.sockets.adapter;
    return [ALL, ...this.registry.audiencesOf(topic)].filter((audience) =>
      rooms.has(roomOf(audience, topic)),
    );
  }

  private async enter(socket: LiveSocket, topic: unknown): Promise<WatchAnswer> {
    const { viewer, topics } = socket.data;
    if (typeof topic !== 'string') return { error: 'FORBIDDEN' };
    if (topics.size >= MAX_TOPICS && !topics.has(topic)) return { error: 'TOO_MANY' };
    const refused = await this.registry.refusal(viewer, topic);
    if (socket.data.viewer !== viewer) return this.enter(socket, topic);
    if (refused || !socket.connected) return { error: refused ?? 'FORBIDDEN' };
    topics.add(topic);
    // First the room, then the revision: a change in between arrives as `changed` instead of
    // getting lost.
    void socket.join(roomOf(this.registry.audienceOf(viewer, topic) ?? ALL, topic));
    const revision = await this.revisions.open(topic);
    // Checked again meanwhile, and that check has left the room.
    if (socket.data.viewer !== viewer) return this.enter(socket, topic);
    return { revision };
  }

  /** Synchronous: the rooms of one process are in its memory. */
  private leave(socket: LiveSocket, topic: string): void {
    socket.data.topics.delete(topic);
    for (const audience of [ALL, ...this.registry.audiencesOf(topic)]) {
      void socket.leave(roomOf(audience, topic));
    }
  }
}

const roomOf = (audience: string, topic: string): string => `live:${audience}:${topic}`;

const topicOf = (room: string): string => ROOM.exec(room)?.[1] ?? '';
