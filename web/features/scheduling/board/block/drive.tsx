import type { JSX } from 'react';
import { showHours } from '../../../../shared/format';
import styles from './block.module.css';

/** The way from the yard, or back to it: its share of the block, and its hours where they fit. */
export function Drive({ part, hours }: { part: 'out' | 'back'; hours: number }): JSX.Element {
  return (
    <span className={styles.drive} data-part={part} aria-hidden>
      {hours > 0 && <span className={styles.driveHours}>{showHours(hours)}</span>}
    </span>
  );
}
