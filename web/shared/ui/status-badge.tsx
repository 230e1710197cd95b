import type { JSX, ReactNode } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface StatusBadgeProps {
  tone?: Tone;
  /** Says the same as the color to those who cannot see it; the words should too. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in one word. */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps): JSX.Element {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
