import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import { QUEUE_REFRESH_MS } from '#modules/customers/contract/customer-list-terms.js';
import { apiErrorOf } from '../../shared/api';
import { useViewingBranch } from '../branches';
import styles from './queue-badge.module.css';
import { useGetQueueSizeQuery, type Queue } from './search-api';

/**
 * How many customers wait in a queue of the branch being viewed; -1 when that cannot be found out,
 * nothing for those who may not know.
 */
export function QueueBadge({ queue }: { queue: Queue }): JSX.Element | null {
  const { branch } = useViewingBranch();
  const { data, error } = useGetQueueSizeQuery(
    branch ? { queue, branchId: branch._id } : skipToken,
    {
      pollingInterval: QUEUE_REFRESH_MS,
      skipPollingIfUnfocused: true,
    },
  );
  const size = error ? -1 : data?.size;
  const isForbidden = error !== undefined && apiErrorOf(error).statusCode === 403;
  return size === undefined || isForbidden ? null : <span className={styles.badge}>{size}</span>;
}
