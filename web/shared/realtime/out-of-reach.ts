import { isStale, liveState, onLiveState } from './connection-slice';

const PROBE_MS = 2_000;
const PAUSE_MS = 2_000;

async function isThere(): Promise<boolean> {
  const address = new URL('/healthcheck', window.location.origin);
  try {
    await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Acts as soon as the server is known to be out of reach: there is no live connection and a plain
 * request gets no answer either. Whatever waits for an answer then waits in vain.
 * @returns what stops it
 */
export function whenOutOfReach(act: () => void): () => void {
  let isOver = false;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    while (!isOver && isStale(liveState())) {
      if (!(await isThere())) {
        if (!isOver) act();
        break;
      }
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    isLooking = false;
  };
  const stop = onLiveState(() => void look());
  void look();
  return () => {
    isOver = true;
    stop();
  };
}
