import type { JSX } from 'react';
import { RefusedStamps, UnsentLine } from '../../features/actuals';
import styles from './now-part.module.css';

export interface QueueStateProps {
  timezone: string;
}

/** What is not sent, and what was not taken, of all jobs. */
export function QueueState({ timezone }: QueueStateProps): JSX.Element {
  return (
    <div className={styles.queue}>
      <UnsentLine />
      <RefusedStamps timezone={timezone} />
    </div>
  );
}
