import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { FROM_JOB_BEFORE } from '#modules/scheduling/contract/schedule-labels.js';
import { showTimeNamed } from '../../shared/format';
import { EarlyStart } from './early-start';
import { jobLink, jobName, startLabel } from './job-link';
import styles from './job.module.css';
import type { ShownJob } from './schedule-days';

interface MomentProps {
  label: string;
  at: string;
  timezone: string;
}

function Moment({ label, at, timezone }: MomentProps): JSX.Element {
  return (
    <div className={styles.moment}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={at}>{showTimeNamed(at, timezone)}</time>
      </dd>
    </div>
  );
}

export interface JobProps {
  job: ShownJob;
  timezone: string;
  /** `1 of 2`, where the day has several. */
  count: string | null;
}

/** One job of a day: when to be where. */
export function Job({ job, timezone, count }: JobProps): JSX.Element {
  const start = startLabel(job, timezone);
  return (
    <div className={styles.job}>
      {count && <h4 className={styles.count}>Job {count}</h4>}
      <Link className={styles.name} to={jobLink(job)}>
        {jobName(job)}
      </Link>
      <dl className={styles.moments}>
        {job.fromJobBefore ? (
          <Moment label={FROM_JOB_BEFORE} at={job.depart} timezone={timezone} />
        ) : (
          <>
            <Moment label="Arrive to yard" at={job.arrive} timezone={timezone} />
            <Moment label="Depart yard" at={job.depart} timezone={timezone} />
          </>
        )}
        <div className={styles.moment}>
          <dt>Job Start</dt>
          <dd>
            <Link className={styles.start} to={`/emma/customer/${job.moveId}`}>
              <time dateTime={job.start}>{start}</time>
              <span className={styles.go}>See the job</span>
            </Link>
          </dd>
        </div>
        <Moment label="Job End" at={job.end} timezone={timezone} />
      </dl>
      <EarlyStart job={job} />
    </div>
  );
}
