import { Skeleton } from '@mantine/core';
import type { JSX } from 'react';
import styles from './customer-skeleton.module.css';

/** The outline of the customer page: contact, days, stops next to the estimate, trucks. */
export function CustomerSkeleton(): JSX.Element {
  return (
    <div className={styles.page} role="status" aria-label="Loading">
      <Skeleton height={64} />
      <Skeleton height={44} width="46%" />
      <div className={styles.columns}>
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
      <Skeleton height={96} />
    </div>
  );
}
