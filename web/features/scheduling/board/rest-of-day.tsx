import type { CSSProperties, JSX } from 'react';
import { BOARD_CONFIG, clockMinutes } from '#modules/scheduling/contract/board-rules.js';
import { whyOut } from '../model/row-labels';
import styles from './truck-row.module.css';

export interface RestOfDayProps {
  /** `HH:mm` by the branch's clock. */
  from: string;
  note: string;
}

const FIRST = clockMinutes(BOARD_CONFIG.firstColumn);

/** The hours of a truck that is unavailable for the rest of the day. */
export function RestOfDay({ from, note }: RestOfDayProps): JSX.Element {
  const column = (clockMinutes(from) - FIRST) / BOARD_CONFIG.blockMinutes;
  const words = whyOut(note, from);
  return (
    <div
      className={styles.restOfDay}
      style={{ '--column': column } as CSSProperties}
      role="note"
      aria-label={words}
      title={words}
    >
      <span>{words}</span>
    </div>
  );
}
