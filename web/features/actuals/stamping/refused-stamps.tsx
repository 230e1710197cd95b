import { IconAlertTriangle } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useSelector } from 'react-redux';
import { dropStamp } from './kept-queue';
import { sendAgain } from './outbox';
import { refusedLabel, stampLabel } from './stamp-labels';
import styles from './stamping.module.css';
import { refusedIn } from './stamping-slice';

export interface RefusedStampsProps {
  timezone: string;
}

/** What the server did not take, why, and what to do; each until it was read. */
export function RefusedStamps({ timezone }: RefusedStampsProps): JSX.Element | null {
  const refused = useSelector(refusedIn);
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refusedList} aria-label="Not taken">
      {refused.map((row) => {
        const said = stampLabel(row.stamp, timezone);
        return (
          <li key={row.stamp.id} className={styles.refused}>
            <IconAlertTriangle size={20} aria-hidden />
            <span role="alert">
              <b>
                {said}
                {row.customerName && `, ${row.customerName}`}: not taken.
              </b>{' '}
              {refusedLabel(row.refusal)}
            </span>
            <div className={styles.answers}>
              <button
                type="button"
                className={styles.second}
                aria-label={`Send again: “${said}”`}
                onClick={() => void sendAgain(row)}
              >
                Send again
              </button>
              <button
                type="button"
                className={styles.second}
                aria-label={`Remove “${said}”`}
                onClick={() => void dropStamp(row)}
              >
                Remove
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
