import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Viewer } from './live-topic.js';

/** What the server keeps with a connection. */
export interface SocketSession {
  token: string;
  viewer: Viewer;
  expires: Date;
  topics: Set<string>;
}

type Events = DefaultEventsMap;
export type LiveSocket = Socket<Events, Events, Events, SocketSession>;
export type LiveServer = Server<Events, Events, Events, SocketSession>;
