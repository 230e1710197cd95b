import { useEffect } from 'react';
import { live } from '../../../shared/realtime';
import { useLatest } from '../../../shared/ui';

/** A call may fail while the live connection stands: then nothing tells when the next one would not. */
const RETRY_MS = 5_000;

/** Acts again while something waits for the server: as soon as the connection is back, else every few seconds. */
export function useOnceBack(isWaiting: boolean, then: () => void): void {
  const act = useLatest(then);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const isThere = (): boolean => ['online', 'full'].includes(live.currentState());
    const stop = live.onState(() => isThere() && act());
    const timer = setInterval(() => live.currentState() !== 'lost' && act(), RETRY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isWaiting, act]);
}
