import { Skeleton } from '@mantine/core';
import type { JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { Banner, RetryBanner } from '../../../shared/ui';
import { noteWords } from './finder-labels';
import styles from './slot-finder.module.css';
import type { Finder } from './use-finder';

const ROWS = [1, 2, 3, 4, 5];

const Looking = (): JSX.Element => (
  <div role="status" aria-label="Looking for free times" className={styles.list}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </div>
);

/** What there is as long as there are no rows, and why there are none. */
export function NoSlots({ finder }: { finder: Finder }): JSX.Element | null {
  const { isLooking, error, again, notes, wish } = finder;
  if (isLooking) return <Looking />;
  if (wish.fault) return <Banner tone="warning">{wish.fault} Press W to say it otherwise.</Banner>;
  if (error) {
    const { message, errors } = apiErrorOf(error);
    return <RetryBanner onRetry={again}>{errors[0]?.message ?? message}</RetryBanner>;
  }
  return (
    <>
      {notes.map((note) => (
        <Banner key={note} tone="info">
          {noteWords(note)}
        </Banner>
      ))}
    </>
  );
}

const ESTIMATED = 'Some drives are estimates: no route on roads is known yet.';

/** What is worth knowing about the rows. */
export function SlotNotes({ finder }: { finder: Finder }): JSX.Element | null {
  const { notes, approximate } = finder;
  const lines = [...notes.map(noteWords), ...(approximate ? [ESTIMATED] : [])];
  return lines.length > 0 ? <p className={styles.note}>{lines.join(' ')}</p> : null;
}
