import type { JSX, ReactNode } from 'react';
import styles from './sticky-footer.module.css';

export interface StickyFooterProps {
  /** Back and the minor actions. */
  start?: ReactNode;
  /** What is unsaved, and Save. */
  end?: ReactNode;
}

/** A page's actions, always in reach at the window's bottom. */
export function StickyFooter({ start, end }: StickyFooterProps): JSX.Element {
  return (
    <footer className={styles.footer}>
      {start}
      {/* Keeps the focus for Save while that is disabled. */}
      <div className={styles.end} tabIndex={-1}>
        {end}
      </div>
    </footer>
  );
}
