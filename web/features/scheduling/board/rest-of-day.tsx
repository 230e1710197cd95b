import type { CSSProperties, JSX } from 'react';
import { BOARD_CONFIG } from '#modules/scheduling/contract/board-rules.js';
import { whyOut } from '../model/row-labels';
import { columnOf } from '../model/served-spans';
import styles from './truck-row.module.css';

export interface RestOfDayProps {
  /** `HH:mm` by the branch's clock. */
  from: string;
  /** From when on another truck serves the row, by the same clock; null: none does. */
  servedFrom: string | null;
  note: string;
}

/** The hours of a truck that is unavailable for the rest of the day. */
export function RestOfDay({ from, servedFrom, note }: RestOfDayProps): JSX.Element | null {
  const column = columnOf(from);
  const end = servedFrom === null ? BOARD_CONFIG.columns : columnOf(servedFrom);
  const words = whyOut(note, from);
  // The other truck does what is on the row.
  if (end <= column) return null;
  return (
    <div
      className={styles.restOfDay}
      style={{ '--column': column, '--span': end - column } as CSSProperties}
      role="note"
      aria-label={words}
      title={words}
    >
      <span>{words}</span>
    </div>
  );
}
