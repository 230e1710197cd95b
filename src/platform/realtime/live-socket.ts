import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Viewer } from './live-topic.js';

/** What the server keeps with a connection. */
export interface SocketSession {
  token: string;
  /** Another object as soon as the roles are others. */
  viewer: Viewer;
  /** Milliseconds for which the token lived when the connection began. */
  remainingMs: number;
  topics: Set<string>;
}

type Events = DefaultEventsMap;
export type LiveSocket = Socket<Events, Events, Events, SocketSession>;
export type LiveServer = Server<Events, Events, Events, SocketSession>;
