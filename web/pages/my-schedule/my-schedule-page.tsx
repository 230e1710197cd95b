import type { JSX } from 'react';
import { useGetSelfQuery } from '../../features/employees';
import { PageFrame, useToday } from '../../shared/pages';
import { CalendarFeedButton } from './calendar-feed-button';
import { NowPart } from './now-part';
import { QueueState } from './queue-state';
import { ScheduleFailed } from './schedule-failed';
import { ScheduleGrid } from './schedule-grid';
import { ScheduleSkeleton } from './schedule-skeleton';
import { useOwnSchedule } from './use-own-schedule';

/** One's own days: `/emma/account/myschedule`. */
export default function MySchedulePage(): JSX.Element {
  const { data: self } = useGetSelfQuery();
  const { days, at, asOf, error, state, refetch } = useOwnSchedule();
  // Without a network nobody tells the branch; its zone is in the days.
  const timezone = self?.branch?.timezone ?? Object.values(days ?? {})[0]?.timezone;
  const today = useToday(timezone ?? null);
  return (
    <PageFrame
      title={self ? `Schedule For ${self.firstName} ${self.lastName}` : 'My Schedule'}
      shows="the schedule"
      actions={<CalendarFeedButton />}
      {...{ timezone, asOf, state, error }}
      skeleton={<ScheduleSkeleton />}
      onRetry={refetch}
    >
      <ScheduleFailed {...{ error, at, refetch }} />
      {days && (
        <>
          <QueueState timezone={timezone ?? 'UTC'} />
          <NowPart days={days} today={today} />
          <ScheduleGrid days={days} today={today} />
        </>
      )}
    </PageFrame>
  );
}
