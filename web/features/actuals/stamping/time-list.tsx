import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { TIME_KINDS } from '#modules/actuals/contract/actual-terms.js';
import { showTimeNamed } from '../../../shared/format';
import type { JobTimes } from './job-times';
import { timeLabel } from './stamp-labels';
import styles from './stamping.module.css';

export interface TimeListProps {
  times: JobTimes;
  timezone: string;
  fromJobBefore: boolean;
  /** The truck goes on to the next job without the yard. */
  isFollowed: boolean;
}

/** The four times of a job, those that are known with a check. */
export function TimeList(props: TimeListProps): JSX.Element {
  const { times, timezone, fromJobBefore, isFollowed } = props;
  const kinds = TIME_KINDS.filter((kind) => kind !== 'backYard' || !isFollowed);
  return (
    <ul className={styles.times} aria-label="Times of this job">
      {kinds.map((kind) => {
        const time = times[kind];
        const Icon = time ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={kind} data-known={time !== null || undefined}>
            <Icon size={18} aria-hidden />
            <span>{timeLabel(kind, { fromJobBefore })}</span>
            <b>{time ? showTimeNamed(time, timezone) : 'not yet'}</b>
          </li>
        );
      })}
      {times.onBreak && <li>On a break</li>}
      {times.extraMinutes > 0 && <li>{counted(times.extraMinutes, 'extra minute')}</li>}
    </ul>
  );
}
