import type { JSX } from 'react';
import { apiErrorOf, UNREACHABLE } from '../../shared/api';
import { showAge } from '../../shared/format';
import { RetryBanner } from '../../shared/ui';

export interface ScheduleFailedProps {
  error: unknown;
  /** When what is shown was fetched, in ms since 1970. */
  at: number | undefined;
  refetch: () => void;
}

const ago = (stamp: number | undefined): string => {
  const age = showAge(new Date(stamp ?? Date.now()));
  return age === 'now' ? 'a moment ago' : `${age} ago`;
};

/** That the schedule could not be fetched again; without a network the frame says so. */
export function ScheduleFailed({ error, at, refetch }: ScheduleFailedProps): JSX.Element | null {
  if (!error || apiErrorOf(error).code === UNREACHABLE) return null;
  return (
    <RetryBanner tone="warning" onRetry={refetch}>
      {`The schedule can't be refreshed; this is how it was ${ago(at)}.`}
    </RetryBanner>
  );
}
