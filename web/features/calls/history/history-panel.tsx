import { Skeleton } from '@mantine/core';
import { useMemo, type JSX, type ReactNode } from 'react';
import type { EventKind } from '#kernel/event-kind.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { useStaff } from '../../employees';
import { namesIn, type ValueContext } from '../../moves';
import { apiErrorOf } from '../../../shared/api';
import { RetryBanner } from '../../../shared/ui';
import type { Names } from '../../../shared/labels';
import { useGetHistoryQuery } from '../api';
import { HistoryEvent, isReadable } from './history-event';
import styles from './history.module.css';
import { lastOfHolds } from './held-times';
import { historicalNames } from './historical-names';
import { undoneAsOne } from './undone-words';

export type HistoryCustomer = Pick<CustomerView, '_id' | 'branchId' | 'branch' | 'move'>;

export interface HistoryPanelProps {
  customer: HistoryCustomer;
  /** Only events of this kind. */
  only?: EventKind;
  /** What is said instead of an empty list. */
  whenEmpty?: ReactNode;
  /** Names of what the customer itself doesn't name, such as trucks, by id. */
  names?: Names;
}

const NO_NAMES: Names = new Map();

/**
 * What happened to a customer, newest first. It follows what happens as long as the page around it
 * keeps the customer live.
 */
export function HistoryPanel(props: HistoryPanelProps): JSX.Element {
  const { customer, only, names = NO_NAMES, whenEmpty = 'Nothing yet' } = props;
  const staff = useStaff();
  const { data, error, refetch } = useGetHistoryQuery({ customerId: customer._id, type: only });
  const context = useMemo<ValueContext>(
    () => ({
      timezone: customer.branch.timezone,
      names: new Map([
        ...names,
        ...namesIn(customer),
        ...[...staff].map(([id, { displayName }]) => [id, displayName] as const),
      ]),
    }),
    [customer, names, staff],
  );
  const events = useMemo(() => undoneAsOne(data ?? []).filter(isReadable), [data]);
  const lastOfHold = useMemo(() => lastOfHolds(events), [events]);
  const then = useMemo(() => historicalNames(events, context.names), [events, context]);
  if (error && !data) {
    return <RetryBanner onRetry={() => void refetch()}>{apiErrorOf(error).message}</RetryBanner>;
  }
  if (!data) return <Bones />;
  if (events.length === 0) return <div className={styles.none}>{whenEmpty}</div>;
  return (
    // A part that scrolls must be reachable by keyboard.
    <ol
      className={styles.events}
      data-calls={only === 'PHONED' || undefined}
      tabIndex={0}
      aria-label={only === 'PHONED' ? 'Calls' : 'History'}
    >
      {events.map((event, at) => (
        <HistoryEvent
          key={event._id}
          event={event}
          isLastOfHold={lastOfHold.has(event._id)}
          context={{ ...context, names: then[at] ?? context.names }}
        />
      ))}
    </ol>
  );
}

function Bones(): JSX.Element {
  return (
    <div role="status" aria-label="Loading" className={styles.bones}>
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} height={36} />
      ))}
    </div>
  );
}
