import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import { useGetSelfQuery } from '../../features/employees';
import { useSession } from '../../shared/auth';
import { showAge } from '../../shared/format';
import { PageFrame, useToday } from '../../shared/pages';
import { RetryBanner } from '../../shared/ui';
import { useGetScheduleQuery } from './api';
import { CalendarFeedButton } from './calendar-feed-button';
import { ScheduleGrid } from './schedule-grid';
import { ScheduleSkeleton } from './schedule-skeleton';

const REFRESH_MS = 60_000;

/** One's own days: `/emma/account/myschedule`. */
export default function MySchedulePage(): JSX.Element {
  const session = useSession();
  const { data: self } = useGetSelfQuery();
  const { data, error, fulfilledTimeStamp, refetch } = useGetScheduleQuery(
    session?.userId ?? skipToken,
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const today = useToday(self?.branch?.timezone ?? null);
  const state = data ? 'ready' : error ? 'failed' : 'loading';
  return (
    <PageFrame
      title={self ? `Schedule For ${self.firstName} ${self.lastName}` : 'My Schedule'}
      shows="the schedule"
      actions={<CalendarFeedButton />}
      state={state}
      error={error}
      skeleton={<ScheduleSkeleton />}
      onRetry={() => void refetch()}
    >
      {error && (
        <RetryBanner tone="warning" onRetry={() => void refetch()}>
          {`The schedule can't be refreshed; this is how it was ${ago(fulfilledTimeStamp)}.`}
        </RetryBanner>
      )}
      {data && <ScheduleGrid days={data} today={today} />}
    </PageFrame>
  );
}

const ago = (stamp: number | undefined): string => {
  const age = showAge(new Date(stamp ?? Date.now()));
  return age === 'now' ? 'a moment ago' : `${age} ago`;
};
