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

type Answers = ReadonlyMap<string, WatchAnswer>;

/** What a connection asked to watch and nobody has looked up. */
interface Waiting {
  readonly topics: Set<string>;
  readonly answers: Promise<Answers>;
}

/** Which connections watch which topic, and how much each of them may see. */
@Injectable()
export class TopicRooms {
  private readonly waiting = new WeakMap<LiveSocket, Waiting>();

  constructor(
    private readonly registry: TopicRegistry,
    private readonly revisions: TopicRevisions,
  ) {}

  /** Those that are asked for while others of the connection are looked up are looked up together. */
  async watch(socket: LiveSocket, topic: unknown): Promise<WatchAnswer> {
    if (typeof topic !== 'string') return { error: 'FORBIDDEN' };
    const waiting = this.waiting.get(socket) ?? this.gather(socket);
    waiting.topics.add(topic);
    return (await waiting.answers).get(topic) ?? { error: 'FORBIDDEN' };
  }

  unwatch(socket: LiveSocket, topic: string): Promise<void> {
    // What is asked for from now on comes after it.
    this.waiting.delete(socket);
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
      for (const [topic, answer] of await this.enter(socket, topics)) {
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

  private gather(socket: LiveSocket): Waiting {
    const topics = new Set<string>();
    const answers = inTurn(socket, () => {
      if (this.waiting.get(socket) === waiting) this.waiting.delete(socket);
      return this.enter(socket, [...topics]);
    });
    const waiting = { topics, answers };
    this.waiting.set(socket, waiting);
    return waiting;
  }

  private async enter(socket: LiveSocket, asked: readonly string[]): Promise<Answers> {
    const { viewer, topics } = socket.data;
    const room = MAX_TOPICS - topics.size;
    const fitting = [
      ...asked.filter((topic) => topics.has(topic)),
      ...asked.filter((topic) => !topics.has(topic)).slice(0, room),
    ];
    const refused = await this.registry.refusals(viewer, fitting);
    if (socket.data.viewer !== viewer) return this.enter(socket, asked);
    const entered = socket.connected ? fitting.filter((topic) => !refused.has(topic)) : [];
    for (const topic of entered) {
      topics.add(topic);
      // First the room, then the revision: a change in between arrives as `changed` instead of
      // getting lost.
      void socket.join(roomOf(this.registry.audienceOf(viewer, topic) ?? ALL, topic));
    }
    const revisions = await this.revisions.open(entered);
    // Checked again meanwhile, and that check has left the rooms.
    if (socket.data.viewer !== viewer) return this.enter(socket, asked);
    const answer = (topic: string): WatchAnswer => {
      const revision = revisions.get(topic);
      if (revision !== undefined) return { revision };
      return { error: fitting.includes(topic) ? (refused.get(topic) ?? 'FORBIDDEN') : 'TOO_MANY' };
    };
    return new Map(asked.map((topic) => [topic, answer(topic)]));
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
