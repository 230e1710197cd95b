import { useEffect, useState, type JSX } from 'react';
import { columnAt } from '#modules/scheduling/contract/board-rules.js';
import styles from './now-line.module.css';

const MINUTE_MS = 60_000;

/** Where the day stands now; nothing on other days and outside the hours. */
export function NowLine({ day, timezone }: { day: string; timezone: string }): JSX.Element | null {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const column = columnAt(now, day, timezone);
  if (column === null) return null;
  return (
    <div className={styles.now} aria-hidden style={{ left: `calc(var(--col) * ${column})` }} />
  );
}
