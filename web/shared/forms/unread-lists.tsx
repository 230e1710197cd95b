import type { JSX } from 'react';
import { apiErrorOf } from '../api';
import { RetryBanner } from '../ui';

/** A query that fills a list to choose from. */
interface ListQuery {
  data?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

export interface UnreadListsProps {
  /** The queries by what people call their lists, such as `branches`. */
  lists: Readonly<Record<string, ListQuery>>;
}

/**
 * Which of a form's lists could not be loaded, why, and a button to try again; nothing if all of
 * them were.
 */
export function UnreadLists({ lists }: UnreadListsProps): JSX.Element | null {
  const unread = Object.entries(lists).filter(([, { data, error }]) => error && !data);
  const [first] = unread;
  if (!first) return null;
  const retry = (): void => unread.forEach(([, { refetch }]) => void refetch());
  return (
    <RetryBanner onRetry={retry}>
      {`The list of ${unread.map(([name]) => name).join(' and ')} could not be read.\n`}
      {apiErrorOf(first[1].error).message}
    </RetryBanner>
  );
}
