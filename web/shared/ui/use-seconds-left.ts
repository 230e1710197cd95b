import { useEffect, useState } from 'react';

const leftUntil = (instant: string): number =>
  Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 1000));

/** Whole seconds until an instant, counting down. */
export function useSecondsLeft(instant: string): number {
  const [left, setLeft] = useState(() => leftUntil(instant));
  useEffect(() => {
    const tick = () => setLeft(leftUntil(instant));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
