import type { JSX, ReactNode } from 'react';
import styles from './lane.module.css';

export interface LaneProps {
  isUnavailable?: boolean;
  children: ReactNode;
}

/** A row's hours, from left to right; blocks are on it by their columns. */
export function Lane({ isUnavailable, children }: LaneProps): JSX.Element {
  return (
    <div className={styles.lane} data-lane data-unavailable={isUnavailable}>
      {children}
    </div>
  );
}
