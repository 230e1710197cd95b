import { useSyncExternalStore } from 'react';

const TICK_MS = 10_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    listeners.forEach((tell) => tell());
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Milliseconds since the epoch, moving on every ten seconds; one clock for the whole list. */
export const useNow = (): number => useSyncExternalStore(follow, () => now);
