import type { JSX } from 'react';
import styles from './list-heading.module.css';

const COUNT = new Intl.NumberFormat('en-US');

/** A list's name and how many it has. */
export function ListHeading({ title, count }: { title: string; count?: number }): JSX.Element {
  return (
    <span className={styles.heading}>
      {title}
      {count !== undefined && <span className={styles.count}>{COUNT.format(count)}</span>}
    </span>
  );
}
