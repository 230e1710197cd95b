import type { JSX } from 'react';
import { showTime } from '../../../shared/format';
import { columnAt } from '#modules/scheduling/contract/board-rules.js';
import styles from './now-line.module.css';
import { useMinute } from './use-minute';

/** The column of the present moment; null on other days and outside the hours. */
export function useNowColumn(day: string, timezone: string): number | null {
  return columnAt(useMinute(), day, timezone);
}

interface NowProps {
  column: number | null;
  timezone: string;
}

/** What time it is, faint: the line in full color is in the lanes, behind the words of the blocks. */
export function NowLine({ column }: Pick<NowProps, 'column'>): JSX.Element | null {
  if (column === null) return null;
  return (
    <div className={styles.now} aria-hidden style={{ left: `calc(var(--col) * ${column})` }} />
  );
}

/** The time itself, among the hours. */
export function NowTime({ column, timezone }: NowProps): JSX.Element | null {
  const now = useMinute();
  if (column === null) return null;
  return (
    <span className={styles.time} style={{ left: `calc(var(--col) * ${column})` }}>
      {showTime(now, timezone).replace(/ [AP]M$/, '')}
    </span>
  );
}
