import type { JSX } from 'react';
import { showInstant, showPhone } from '../../shared/format';
import { PageFailed, PageSkeleton } from '../../shared/pages';
import { StatusBadge } from '../../shared/ui';
import { useStaff } from '../employees';
import { useGetCallsQuery } from './api';
import { callTypeWords } from './call-words';
import styles from './calls.module.css';

export interface CallListProps {
  customerId: string;
  timezone: string;
}

/** The calls so far, newest first. */
export function CallList({ customerId, timezone }: CallListProps): JSX.Element {
  const { data: calls, error, refetch } = useGetCallsQuery(customerId);
  const staff = useStaff();
  if (error) return <PageFailed error={error} onRetry={() => void refetch()} />;
  if (!calls) return <PageSkeleton rows={3} />;
  if (calls.length === 0) return <p className={styles.none}>No calls logged yet.</p>;
  return (
    <ol className={`${styles.events} ${styles.calls}`} aria-label="Calls">
      {calls.map(({ _id, timestamp, employeeId, data }) => (
        <li key={_id}>
          <div className={styles.line}>
            <b>{callTypeWords(data.callType)}</b>
            {data.leftVm && <StatusBadge>Left a message</StatusBadge>}
            {data.isSms && <StatusBadge>Text message</StatusBadge>}
          </div>
          <p className={styles.notes}>{data.notes}</p>
          <p className={styles.by}>
            {showInstant(timestamp, timezone)} · {showPhone(data.phone)} ·{' '}
            {staff.get(employeeId ?? '')?.displayName ?? 'System'}
          </p>
        </li>
      ))}
    </ol>
  );
}
