import { IconSunrise } from '@tabler/icons-react';
import type { JSX } from 'react';
import { earlyStartLabel } from '#modules/scheduling/contract/schedule-labels.js';
import styles from './job.module.css';
import type { ShownJob } from './schedule-days';

export interface EarlyStartProps {
  job: Pick<ShownJob, 'earlyStart' | 'earlyStartNotes'>;
}

/** What is to be known of an early start, or whom to ask. */
export function EarlyStart({ job }: EarlyStartProps): JSX.Element | null {
  if (!job.earlyStart) return null;
  return (
    <p className={styles.early}>
      <IconSunrise size={16} aria-hidden />
      <span>
        <strong>Early start</strong> {earlyStartLabel(job.earlyStartNotes)}
      </span>
    </p>
  );
}
