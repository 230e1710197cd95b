import { Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import type { PromiseView } from '#modules/promises/contract/promise.view.js';
import { showHours, showInstant, showMoney } from '../../../shared/format';
import { useToday } from '../../../shared/pages';
import {
  useActivityPart,
  useActivityScope,
  useCustomerPage,
  useTimezone,
} from '../form/customer-context';
import { useGetClockHoursQuery, useListPromisesQuery } from './promises-api';
import { ColumnHeads } from '../../../shared/ui';
import table from '../../../shared/ui/figure-table.module.css';
import styles from './promises.module.css';

const OPERATIONS = ['activityDay', 'operations'] as const;

const EMAILS: Readonly<Record<PromiseView['template'], string>> = {
  rfq: 'Quote',
  confirmation: 'Confirmation',
  autoconfirm: 'Online confirmation',
};

/** What the customer was told about this day, beside how it went (R-PROMISE-3). */
export function Promises(): JSX.Element {
  const { base } = useCustomerPage();
  const { activityId } = useActivityScope();
  const { activityDay, operations } = useActivityPart(OPERATIONS);
  const timezone = useTimezone();
  const isPast = useToday(timezone) >= (activityDay ?? '');
  const asked = { customerId: base._id, activityId };
  const { data: promises, isError, refetch } = useListPromisesQuery(asked);
  const operationIds = operations.flatMap(({ _id, truck }) => (_id && truck ? [_id] : []));
  const { data: took = null } = useGetClockHoursQuery(
    isPast && operationIds.length > 0 ? { customerId: base._id, operationIds } : skipToken,
  );

  if (isError) return <Unread onRetry={() => void refetch()} />;
  if (!promises) return <p className={styles.note}>Reading what was promised…</p>;
  if (promises.length === 0) {
    return (
      <p className={styles.note}>
        Nothing is promised yet. A quote or a confirmation keeps the hours and the price it tells.
      </p>
    );
  }
  return (
    <div
      className={`${table.scroll} ${styles.promises}`}
      tabIndex={0}
      role="region"
      aria-label="What was promised"
    >
      <table className={table.table}>
        <ColumnHeads names={['Sent', 'By', '50% by', '80% by', 'At most', 'Took']} />
        <tbody>
          {promises.map((promise) => (
            <tr key={promise._id}>
              <th scope="row">{showInstant(promise.at, timezone)}</th>
              <td>{EMAILS[promise.template]}</td>
              <td>{showHours(promise.hours.p50)}</td>
              <td>{showHours(promise.hours.p80)}</td>
              <td>
                {showHours(promise.hours.maximum)}, {showMoney(promise.price.maximum)}
              </td>
              <Took hours={took} most={promise.hours.maximum} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        The range as it was when the email was sent. The email tells as much of it as its template
        does.
      </p>
    </div>
  );
}

function Took({ hours, most }: { hours: number | null; most: number }): JSX.Element {
  if (hours === null) return <td>–</td>;
  const over = hours - most;
  return (
    <td data-over={over > 0}>
      {showHours(hours)}
      {over > 0 && `, ${showHours(over)} over`}
    </td>
  );
}

function Unread({ onRetry }: { onRetry: () => void }): JSX.Element {
  return (
    <p className={styles.note}>
      <span>What was promised could not be read. </span>
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
