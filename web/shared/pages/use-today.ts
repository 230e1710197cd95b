import { useEffect, useState } from 'react';
import { todayIn, type Day } from '../format';

const MINUTE_MS = 60_000;

/** The day that it is in the zone; a page left open overnight turns to the new one. */
export function useToday(timezone: string | null): Day {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return todayIn(timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now);
}
