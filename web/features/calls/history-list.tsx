import type { JSX } from 'react';
import { showInstant } from '../../shared/format';
import { PageFailed, PageSkeleton } from '../../shared/pages';
import { useStaff } from '../employees';
import { useGetHistoryQuery } from './api';
import type { CallListProps } from './call-list';
import styles from './calls.module.css';
import { changeWords, EVENT_WORDS } from './history-words';

/** Who changed what and when, newest first. */
export function HistoryList({ customerId, timezone }: CallListProps): JSX.Element {
  const { data: events, error, refetch } = useGetHistoryQuery(customerId);
  const staff = useStaff();
  if (error) return <PageFailed error={error} onRetry={() => void refetch()} />;
  if (!events) return <PageSkeleton rows={6} />;
  if (events.length === 0) return <p className={styles.none}>Nothing has happened yet.</p>;
  return (
    <ol className={styles.events} aria-label="History">
      {events.map(({ _id, type, timestamp, employeeId, changes }) => (
        <li key={_id}>
          <div className={styles.line}>
            <b>{EVENT_WORDS[type]}</b>
            <span className={styles.by}>
              {showInstant(timestamp, timezone)} ·{' '}
              {staff.get(employeeId ?? '')?.displayName ?? 'System'}
            </span>
          </div>
          {changes.map((change) => {
            const words = changeWords(change, timezone);
            return (
              words && (
                <p key={change.field} className={styles.change}>
                  {words}
                </p>
              )
            );
          })}
        </li>
      ))}
    </ol>
  );
}
