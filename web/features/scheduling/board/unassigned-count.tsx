import type { JSX } from 'react';
import styles from './unassigned-count.module.css';

export interface UnassignedCountProps {
  count: number;
  className?: string;
}

/** How many moves have no truck; nothing where all have one. */
export function UnassignedCount({
  count,
  className = '',
}: UnassignedCountProps): JSX.Element | null {
  return count > 0 ? <span className={`${styles.count} ${className}`}>{count}</span> : null;
}
