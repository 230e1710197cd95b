import { IconSunrise } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { ScheduleOperationView } from '#modules/scheduling/contract/schedule.view.js';
import { earlyStartLabel, FROM_JOB_BEFORE } from '#modules/scheduling/contract/schedule-labels.js';
import { showTimeNamed } from '../../shared/format';
import styles from './job.module.css';

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
  job: ScheduleOperationView;
  timezone: string;
  /** `1 of 2`, where the day has several. */
  count: string | null;
}

/** One job of a day: when to be where. */
export function Job({ job, timezone, count }: JobProps): JSX.Element {
  const start = showTimeNamed(job.start, timezone);
  return (
    <div className={styles.job}>
      {count && <h4 className={styles.count}>Job {count}</h4>}
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
      {job.earlyStart && (
        <p className={styles.early}>
          <IconSunrise size={16} aria-hidden />
          <span>
            <strong>Early start</strong> {earlyStartLabel(job.earlyStartNotes)}
          </span>
        </p>
      )}
    </div>
  );
}
