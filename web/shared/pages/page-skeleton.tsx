import type { JSX } from 'react';
import styles from './page-skeleton.module.css';

/** The outline of what is loading. */
export function PageSkeleton({ rows = 10 }: { rows?: number }): JSX.Element {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.bone} />
      ))}
    </div>
  );
}
