import type { JSX } from 'react';
import styles from './schedule-grid.module.css';

/** The outline of a week that is on its way. */
export function ScheduleSkeleton(): JSX.Element {
  return (
    <div role="status" aria-label="Loading">
      <div className={styles.days}>
        {Array.from({ length: 7 }, (_, day) => (
          <div key={day} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}
