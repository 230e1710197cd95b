import type { JSX } from 'react';
import styles from './board-skeleton.module.css';

const ROWS = 9;

/** The board's outline until it is loaded. */
export function BoardSkeleton(): JSX.Element {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading">
      <div className={styles.line} />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <i className={styles.head} />
          <i className={styles.block} style={{ left: `${22 + ((row * 17) % 31)}%` }} />
        </div>
      ))}
    </div>
  );
}
