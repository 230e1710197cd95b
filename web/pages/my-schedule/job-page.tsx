import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link, useParams } from 'react-router-dom';
import { counted } from '#kernel/counted.js';
import { truckChangeLabel } from '#modules/scheduling/contract/schedule-labels.js';
import { showDayNamed, showHours, showTimeNamed } from '../../shared/format';
import { PageFrame, PageMessage } from '../../shared/pages';
import { EarlyStart } from './early-start';
import { findJob, jobName, startLabel } from './job-link';
import styles from './job-page.module.css';
import { JobStamps } from './job-stamps';
import { JobStops } from './job-stops';
import { isFollowed } from './jobs-now';
import { Manager } from './manager';
import { QueueState } from './queue-state';
import { ScheduleFailed } from './schedule-failed';
import type { ShownDay, ShownJob } from './schedule-days';
import { useOwnSchedule } from './use-own-schedule';

const BACK = '/emma/account/myschedule';

function NoSuchJob(): JSX.Element {
  return (
    <PageMessage
      icon={<IconCalendarOff size={28} />}
      title="This job is not in your schedule"
      text="It may be on another day or truck by now. Ask your manager."
      actions={
        <Button size="lg" component={Link} to={BACK}>
          My Schedule
        </Button>
      }
    />
  );
}

function Facts({ job, entry }: { job: ShownJob; entry: ShownDay }): JSX.Element {
  const { timezone, truckName } = entry;
  const time = (at: string): string => showTimeNamed(at, timezone);
  const facts: [label: string, fact: string | null][] = [
    ['Arrive to yard', job.fromJobBefore ? null : time(job.arrive)],
    [job.fromJobBefore ? 'From the job before' : 'Depart yard', time(job.depart)],
    ['Job start', startLabel(job, timezone)],
    ['Job end', time(job.end)],
    ['Truck', truckName],
    ['Truck change', truckChangeLabel(entry) || null],
    ['Crew', job.moverCount > 0 ? counted(job.moverCount, 'mover') : null],
    ['Usually takes', job.hoursP50 === null ? null : showHours(job.hoursP50)],
  ];
  return (
    <dl className={styles.moments}>
      {facts.map(
        ([label, fact]) =>
          fact !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** One job of one's own schedule: `/emma/account/job/{operation}`. */
export default function JobPage(): JSX.Element {
  const { operationId } = useParams();
  const { days, at, asOf, error, state, refetch } = useOwnSchedule();
  const found = days && findJob(days, operationId);
  const timezone = found?.entry.timezone;
  return (
    <PageFrame
      title={found ? jobName(found.job) : 'Job'}
      shows="this job"
      {...{ timezone, asOf, state, error }}
      onRetry={refetch}
    >
      {days && !found && <NoSuchJob />}
      {days && found && (
        <div className={styles.page}>
          <ScheduleFailed {...{ error, at, refetch }} />
          <p className={styles.day}>{showDayNamed(found.day)}</p>
          <QueueState timezone={found.entry.timezone} />
          <section aria-label="Times" className={styles.part}>
            <JobStamps
              job={found.job}
              entry={found.entry}
              isFollowed={isFollowed(found.entry, found.at)}
            />
          </section>
          <section aria-labelledby="plan" className={styles.part}>
            <h2 id="plan">Plan</h2>
            <Facts job={found.job} entry={found.entry} />
            <EarlyStart job={found.job} />
          </section>
          <section aria-labelledby="stops" className={styles.part}>
            <h2 id="stops">Stops</h2>
            <JobStops stops={found.job.stops} />
          </section>
          <dl className={styles.managers}>
            <Manager label="Acting Manager" manager={found.entry.actingManager} />
            <Manager label="Support Manager" manager={found.entry.supportManager} />
          </dl>
          <div className={styles.links}>
            <Link to={BACK}>My Schedule</Link>
            <Link to={`/emma/customer/${found.job.moveId}`}>See the whole move</Link>
          </div>
        </div>
      )}
    </PageFrame>
  );
}
