import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Viewer } from './live-topic.js';

/** What the server stores with a connection. */
export interface SocketSession {
  token: string;
  /** Replaced by another object as soon as the roles change. */
  viewer: Viewer;
  /** Milliseconds that the token had left when the connection began. */
  remainingMs: number;
  topics: Set<string>;
}

type Events = DefaultEventsMap;
export type LiveSocket = Socket<Events, Events, Events, SocketSession>;
export type LiveServer = Server<Events, Events, Events, SocketSession>;
