import type { CSSProperties, JSX } from 'react';
import type { DayLoadView } from '../../../../src/modules/scheduling/contract/availability.view';
import styles from './calendar.module.css';
import { fullness, loadWords } from './load-days';

/** A day's load at a glance: how full its trucks are, in figures and as a strip. */
export function HeatStrip({ load }: { load: DayLoadView }): JSX.Element {
  const full = fullness(load);
  return (
    <span
      className={styles.strip}
      role="img"
      aria-label={loadWords(load)}
      style={{ '--full': `${full * 100}%` } as CSSProperties}
      data-heat={full > 0.85 ? 'high' : full > 0.5 ? 'middle' : 'low'}
    >
      <span className={styles.figures} aria-hidden>
        {load.bookings > 0 && (
          <span>
            <b>{load.bookings}</b> {load.bookings === 1 ? 'booking' : 'bookings'}
          </span>
        )}
        {load.unassigned > 0 && <span className={styles.loose}>{load.unassigned} unassigned</span>}
      </span>
      <span className={styles.bar} aria-hidden />
    </span>
  );
}
