import { IconChevronRight } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { hasBegun, nextStep, useJobTimes } from '../../features/actuals';
import { addressLine } from '../../features/moves';
import type { Day } from '../../shared/format';
import { jobLink, jobName, startLabel } from './job-link';
import { JobStamps } from './job-stamps';
import { jobsNow, type JobNow } from './jobs-now';
import styles from './now-part.module.css';
import type { ShownDays } from './schedule-days';

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

/** The present job with its one big button, and the other jobs of today; nothing on a day without jobs. */
export function NowPart({ days, today }: NowPartProps): JSX.Element | null {
  const timesOf = useJobTimes();
  const { current, others } = jobsNow(days, today, timesOf, Date.now());
  if (!current && others.length === 0) return null;
  const address = current?.job.stops[0] && addressLine(current.job.stops[0]);
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now" className={styles.title}>
        {current ? 'Now' : others.every(isDone) ? 'Today’s jobs are done' : 'Today’s jobs'}
      </h2>
      {current && (
        <div className={styles.card}>
          <Link className={styles.job} to={jobLink(current.job)}>
            <span>
              <b>{jobName(current.job)}</b>
              {address && <span className={styles.address}>{address}</span>}
            </span>
            <IconChevronRight size={24} aria-hidden />
          </Link>
          <JobStamps {...current} />
        </div>
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
