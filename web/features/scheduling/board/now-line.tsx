import type { JSX } from 'react';
import { columnAt } from '#modules/scheduling/contract/board-rules.js';
import styles from './now-line.module.css';
import { useMinute } from './use-minute';

/** The column of the present moment; null on other days and outside the hours. */
export function useNowColumn(day: string, timezone: string): number | null {
  return columnAt(useMinute(), day, timezone);
}

/** What time it is, faint: the line in full color is in the lanes, behind the words of the blocks. */
export function NowLine({ column }: { column: number | null }): JSX.Element | null {
  if (column === null) return null;
  return (
    <div className={styles.now} aria-hidden style={{ left: `calc(var(--col) * ${column})` }} />
  );
}
