import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import styles from './load.module.css';
import { fullness } from './load-days';

/** Above this a day takes no more moves without a look at it. */
const NEARLY_FULL = 0.85;

/** How full a day is, as a bar; its figures stand beside it. */
export function LoadBar({ load }: { load: DayLoadView }): JSX.Element {
  const full = fullness(load);
  return (
    <span
      className={styles.bar}
      aria-hidden
      data-full={full > NEARLY_FULL}
      style={{ '--full': `${Math.min(1, full) * 100}%` } as CSSProperties}
    />
  );
}

/** How many moves of a day have no truck; nothing if all have one. */
export function WaitingCount(props: { load: DayLoadView; isShort?: boolean }): JSX.Element | null {
  const { load, isShort } = props;
  if (load.unassigned === 0) return null;
  return (
    <span className={styles.waiting}>
      <IconAlertTriangle size={12} aria-hidden /> {load.unassigned}
      {!isShort && <span className={styles.word}> unassigned</span>}
    </span>
  );
}
