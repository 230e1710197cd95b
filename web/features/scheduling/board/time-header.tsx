import type { JSX, ReactNode } from 'react';
import {
  BOARD_CONFIG,
  columnMinutes,
  isExtendedColumn,
} from '#modules/scheduling/contract/board-rules.js';
import styles from './time-header.module.css';

const COLUMNS_AN_HOUR = 60 / BOARD_CONFIG.blockMinutes;
const HOURS = Array.from(
  { length: Math.ceil(BOARD_CONFIG.columns / COLUMNS_AN_HOUR) },
  (_, at) => at * COLUMNS_AN_HOUR,
);

/** AM or PM is shown where each half of the day begins. */
const hourLabel = (column: number): string => {
  const hour = Math.floor(columnMinutes(column) / 60);
  const figure = String(hour % 12 === 0 ? 12 : hour % 12);
  if (column === 0) return `${figure} AM`;
  return hour === 12 ? `${figure} PM` : figure;
};

/** The hours along the top; it stays while the board scrolls. */
export function TimeHeader({ corner, now }: { corner?: ReactNode; now?: ReactNode }): JSX.Element {
  return (
    <div className={styles.header}>
      <div className={styles.corner}>{corner}</div>
      <div className={styles.hours} aria-hidden>
        {HOURS.map((column) => (
          <span
            key={column}
            className={styles.hour}
            data-extended={isExtendedColumn(column)}
            style={{ left: `calc(var(--col) * ${column})` }}
          >
            {hourLabel(column)}
          </span>
        ))}
        {now}
      </div>
    </div>
  );
}
