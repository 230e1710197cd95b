import { currentToken, onSessionChange } from '../auth';
import { Lifeline } from './lifeline';
import { LiveClient, type LiveSocket } from './live-client';

/** The tab's one live connection. */
export const live = new LiveClient();

let line: Lifeline | null = null;

async function connect(): Promise<void> {
  const { io } = await import('socket.io-client');
  if (!currentToken() || line) return;
  const socket: LiveSocket = io({
    transports: ['websocket', 'polling'],
    autoConnect: false,
    // The lifeline takes care of it.
    reconnection: false,
    // Called for each connection, so that a token that changed in between is the one sent.
    auth: (give) => give({ token: currentToken() ?? undefined }),
  });
  live.attach(socket);
  line = new Lifeline(socket, {
    heard: live.heard,
    lost: live.lose,
    full: live.refuse,
    onUnauthorized: live.doubt,
  });
  line.start();
}

function disconnect(): void {
  line?.stop();
  line = null;
  live.detach();
}

/**
 * Connects while someone is signed in.
 * @returns what stops it
 */
export function keepLive(): () => void {
  let token: string | null = null;
  const follow = (): void => {
    const next = currentToken();
    if (next === token) return;
    token = next;
    disconnect();
    if (next) void connect();
  };
  follow();
  const stop = onSessionChange(follow);
  return () => {
    stop();
    disconnect();
  };
}
