import type { JSX } from 'react';
import styles from './list.module.css';

/** The day an email was sent, or a faint dot: the empty places must not compete with the days. */
export function SentCell({ value }: { value?: string }): JSX.Element {
  return value ? <>{value}</> : <span className={styles.unsent} role="img" aria-label="not sent" />;
}
