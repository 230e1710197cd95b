import type { JSX } from 'react';
import { showHours } from '../../../shared/format';
import styles from './crew.module.css';

/** What somebody works this week; nothing before it is known. */
export function WeekHours({ hours }: { hours: number | null }): JSX.Element | null {
  if (hours === null) return null;
  const words = `${showHours(hours)} this week, Sunday to Saturday`;
  return (
    <small className={styles.hours} title={words}>
      {showHours(Math.round(hours * 10) / 10)}
    </small>
  );
}
