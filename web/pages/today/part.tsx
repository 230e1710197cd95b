import { useId, type JSX, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { apiErrorOf } from '../../shared/api';
import { PageSkeleton } from '../../shared/pages';
import { RetryBanner } from '../../shared/ui';
import styles from './today.module.css';

/** What a hook of the cache returned. */
export interface Asked<Data> {
  currentData?: Data;
  error?: unknown;
  refetch: () => unknown;
}

/** How parts keep up with what others do. */
export const KEEPING_UP = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

export interface PartProps<Data> {
  title: string;
  /** Beside the title: how many, or of what. */
  note?: ReactNode;
  link?: { to: string; text: string };
  asked: Asked<Data>;
  /** Rows of the outline while it is on its way. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A part of the page with its own loading and failure: what can be shown is shown. */
export function Part<Data>(props: PartProps<Data>): JSX.Element {
  const { title, note, link, asked, rows = 4, children } = props;
  const { currentData, error, refetch } = asked;
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {link && (
          <Link className={styles.more} to={link.to}>
            {link.text}
          </Link>
        )}
      </div>
      {error !== undefined && (
        <RetryBanner onRetry={() => void refetch()}>{apiErrorOf(error).message}</RetryBanner>
      )}
      {currentData === undefined
        ? error === undefined && <PageSkeleton rows={rows} />
        : children(currentData)}
    </section>
  );
}
