import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import styles from './calendar.module.css';
import { fullness, loadLabel } from './load-days';

/** A day's load at a glance: how full its trucks are, in figures and as a strip. */
export function HeatStrip({ load }: { load: DayLoadView }): JSX.Element {
  const full = fullness(load);
  return (
    <span
      className={styles.strip}
      role="img"
      aria-label={loadLabel(load)}
      style={{ '--full': `${full * 100}%` } as CSSProperties}
      data-heat={full > 0.85 ? 'high' : full > 0.5 ? 'middle' : 'low'}
    >
      <span className={styles.figures} aria-hidden>
        {load.bookings > 0 && (
          <span>
            <b>{load.bookings}</b>
            <span className={styles.word}>{load.bookings === 1 ? ' booking' : ' bookings'}</span>
          </span>
        )}
        {load.unassigned > 0 && (
          <span className={styles.loose}>
            <IconAlertTriangle size={12} aria-hidden />
            {load.unassigned}
            <span className={styles.word}> unassigned</span>
          </span>
        )}
      </span>
      <span className={styles.bar} aria-hidden />
    </span>
  );
}
