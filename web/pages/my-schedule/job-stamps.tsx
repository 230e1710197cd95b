import type { JSX } from 'react';
import { StampPanel } from '../../features/actuals';
import type { ShownDay, ShownJob } from './schedule-days';

export interface JobStampsProps {
  job: ShownJob;
  entry: ShownDay;
  isFollowed: boolean;
}

/** The big button of a job of the schedule. */
export function JobStamps({ job, entry, isFollowed }: JobStampsProps): JSX.Element {
  return (
    <StampPanel
      job={job}
      timezone={entry.timezone}
      fromJobBefore={job.fromJobBefore === true}
      isFollowed={isFollowed}
      planned={{ leftYard: job.depart, started: job.start, finished: job.end }}
    />
  );
}
