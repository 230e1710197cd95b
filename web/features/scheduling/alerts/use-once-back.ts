import { useEffect } from 'react';
import { liveState, onLiveState } from '../../../shared/realtime';
import { useLatest } from '../../../shared/ui';

/**
 * A call may fail while the live connection is up: then nothing announces when the next one would
 * work.
 */
const RETRY_MS = 5_000;

/**
 * Tries again while something waits for the server: as soon as the connection is back, otherwise
 * every few seconds.
 */
export function useOnceBack(isWaiting: boolean, then: () => void): void {
  const act = useLatest(then);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stop = onLiveState((now) => ['online', 'full'].includes(now) && act());
    const timer = setInterval(() => liveState() !== 'lost' && act(), RETRY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isWaiting, act]);
}
