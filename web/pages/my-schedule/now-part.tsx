import { IconChevronRight } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { truckChangeLabel } from '#modules/scheduling/contract/schedule-labels.js';
import { hasBegun, nextStep, useJobTimes } from '../../features/actuals';
import { useGetSelfQuery } from '../../features/employees';
import { addressLine } from '../../features/moves';
import type { Day } from '../../shared/format';
import { jobLink, jobName, startLabel } from './job-link';
import { JobStamps } from './job-stamps';
import { jobsNow, type JobNow, type JobsNow } from './jobs-now';
import styles from './now-part.module.css';
import type { ShownDay, ShownDays } from './schedule-days';

const isDone = ({ times, isFollowed }: JobNow): boolean =>
  nextStep(times, isFollowed) === null || times.finished !== null;

/** How far a job is that is not the present one; nothing where it has not begun. */
const stateWord = (one: JobNow): string | null =>
  isDone(one) ? 'done' : hasBegun(one.times) ? 'not finished' : null;

function JobRow(props: JobNow): JSX.Element {
  const { job, entry } = props;
  const state = stateWord(props);
  return (
    <li>
      <Link className={styles.row} to={jobLink(job)}>
        <span>
          <time dateTime={job.start}>{startLabel(job, entry.timezone)}</time>
          {jobName(job)}
        </span>
        {state && <small data-state={state}>{state}</small>}
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}

export interface NowPartProps {
  days: ShownDays;
  today: Day;
}

/** Which truck it is, where one is lent the branch, and what became of the truck. */
function TruckOfDay({ entry }: { entry: ShownDay }): JSX.Element {
  const { data: self } = useGetSelfQuery();
  const isLent = self !== undefined && self.branchId !== entry.branchId;
  const place = [
    entry.truckName !== null && `Truck ${entry.truckName}`,
    isLent && `lent to ${entry.branchName}`,
  ].filter(Boolean);
  const change = truckChangeLabel(entry);
  return (
    <div className={styles.truck}>
      {place.length > 0 && <p>{place.join(', ')}</p>}
      {change && (
        <p>
          <b>{change}</b>
        </p>
      )}
    </div>
  );
}

function OffToday(): JSX.Element {
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now" className={styles.title}>
        Today
      </h2>
      <p className={styles.off}>You are off today.</p>
    </section>
  );
}

const titleOf = ({ current, others }: JobsNow): string => {
  if (current) return 'Now';
  if (others.length === 0) return 'Today';
  return others.every(isDone) ? 'Today’s jobs are done' : 'Today’s jobs';
};

/** The present job with its one big button, and the other jobs of today; nothing on a day without jobs, change and leave. */
export function NowPart({ days, today }: NowPartProps): JSX.Element | null {
  const timesOf = useJobTimes();
  const jobs = jobsNow(days, today, timesOf, Date.now());
  const { current, others } = jobs;
  const entry = current?.entry ?? days[today];
  const hasJobs = current !== null || others.length > 0;
  // The crew of last night's job may be off by now.
  if (!hasJobs && entry?.off) return <OffToday />;
  if (!hasJobs && !(entry && truckChangeLabel(entry))) return null;
  const address = current?.job.stops[0] && addressLine(current.job.stops[0]);
  const truck = entry && <TruckOfDay entry={entry} />;
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now" className={styles.title}>
        {titleOf(jobs)}
      </h2>
      {current ? (
        <div className={styles.card}>
          <Link className={styles.job} to={jobLink(current.job)}>
            <span>
              <b>{jobName(current.job)}</b>
              {address && <span className={styles.address}>{address}</span>}
            </span>
            <IconChevronRight size={24} aria-hidden />
          </Link>
          {truck}
          <JobStamps {...current} />
        </div>
      ) : (
        truck
      )}
      {others.length > 0 && (
        <ul className={styles.others} aria-label="Other jobs of today">
          {others.map((one) => (
            <JobRow key={one.job._id} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}
