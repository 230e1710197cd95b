import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';

const known = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when the connection ends. A response tells its end only when those before it on the connection were sent,
 * so never where the client sent several requests in one go and left.
 */
export function clientGone(socket: Socket): AbortSignal {
  const before = known.get(socket);
  if (before) return before;
  const gone = new AbortController();
  // As many as there are requests under way on the connection.
  setMaxListeners(0, gone.signal);
  if (socket.destroyed) gone.abort();
  else socket.once('close', () => gone.abort());
  known.set(socket, gone.signal);
  return gone.signal;
}
