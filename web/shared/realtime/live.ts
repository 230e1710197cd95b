import { currentSession, onSessionChange } from '../auth';
import { LiveClient } from './live-client';

/** The tab's one live connection. */
export const live = new LiveClient();

async function connect(): Promise<void> {
  const { io } = await import('socket.io-client');
  const session = currentSession();
  if (!session) return;
  live.attach(
    io({
      transports: ['websocket', 'polling'],
      reconnectionDelayMax: 5000,
      // Asked anew at every connection, so that a token that changed in between is the one sent.
      auth: (give) => give({ token: currentSession()?.token }),
    }),
  );
}

/** Connects while someone is signed in. @returns what ends it. */
export function keepLive(): () => void {
  let token: string | undefined;
  const follow = (): void => {
    const next = currentSession()?.token;
    if (next === token) return;
    token = next;
    live.detach();
    if (next) void connect();
  };
  follow();
  const stop = onSessionChange(follow);
  return () => {
    stop();
    live.detach();
  };
}
