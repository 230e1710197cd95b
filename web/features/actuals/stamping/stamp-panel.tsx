import { IconClockPlus, IconCoffee, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState, type JSX } from 'react';
import { showTimeNamed } from '../../../shared/format';
import { announce } from '../../../shared/ui';
import { ExtraDialog } from './extra-dialog';
import { hasBegun, nextStep, otherStep, type StepKind } from './next-step';
import { stampNow } from './outbox';
import { actLabel } from './stamp-labels';
import styles from './stamping.module.css';
import { TimeList } from './time-list';
import { UndoLine } from './undo-line';
import { useJobTimes, type JobOfSchedule } from './use-job-times';

/** A second tap in this time was meant for the button that is no longer there. */
const REST_MS = 700;

export interface StampPanelProps {
  job: JobOfSchedule & { customerName: string };
  timezone: string;
  fromJobBefore: boolean;
  /** The truck goes on to the next job without the yard. */
  isFollowed: boolean;
  /** When it is to happen, where that is planned. */
  planned: Readonly<Partial<Record<StepKind, string>>>;
}

/** The times of a job and one big button for the next one. */
export function StampPanel(props: StampPanelProps): JSX.Element {
  const { job, timezone, fromJobBefore, isFollowed, planned } = props;
  // The job for which it was opened: another one may be the present one before it is filled in.
  const [extraFor, setExtraFor] = useState<StampPanelProps['job'] | null>(null);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  const times = useJobTimes()(job);
  const next = nextStep(times, isFollowed);
  const other = otherStep(times);
  const label = (kind: StepKind): string => actLabel(kind, { fromJobBefore });
  const stamp = (kind: StepKind): void => {
    if (isResting) return;
    setResting(true);
    announce(`${label(kind)}: ${showTimeNamed(new Date(), timezone)}`);
    void stampNow(job._id, kind, { customerName: job.customerName });
  };
  const plan = next && planned[next];
  return (
    <div className={styles.panel}>
      <TimeList {...{ times, timezone, fromJobBefore, isFollowed }} />
      {next ? (
        <button
          type="button"
          className={styles.big}
          aria-disabled={isResting || undefined}
          onClick={() => stamp(next)}
        >
          {label(next)}
          {plan && <small>planned {showTimeNamed(plan, timezone)}</small>}
        </button>
      ) : (
        <p className={styles.done}>This job is done.</p>
      )}
      <UndoLine operation={job._id} timezone={timezone} />
      <div className={styles.others}>
        {other && (
          <button
            type="button"
            className={styles.second}
            aria-disabled={isResting || undefined}
            onClick={() => stamp(other)}
          >
            {other === 'breakStart' ? (
              <IconCoffee size={20} aria-hidden />
            ) : (
              <IconPlayerPlay size={20} aria-hidden />
            )}
            {label(other)}
          </button>
        )}
        {hasBegun(times) && (
          <button type="button" className={styles.second} onClick={() => setExtraFor(job)}>
            <IconClockPlus size={20} aria-hidden />
            Extra time
          </button>
        )}
      </div>
      {extraFor && (
        <ExtraDialog
          operation={extraFor._id}
          customerName={extraFor.customerName}
          onClose={() => setExtraFor(null)}
        />
      )}
    </div>
  );
}
