import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The present moment, from minute to minute.
 * @param runs false where nothing goes by it: it stands still then
 */
export function useMinute(runs = true): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
