import { IconArrowBackUp } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useSelector } from 'react-redux';
import { undoStamp } from './outbox';
import { stampLabel } from './stamp-labels';
import styles from './stamping.module.css';
import { queueIn } from './stamping-slice';
import { secondsLeft, undoable } from './undo-window';
import { useNow } from './use-now';

export interface UndoLineProps {
  operation: string;
  timezone: string;
}

const left = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What was stamped last, and the way back for two minutes. */
export function UndoLine({ operation, timezone }: UndoLineProps): JSX.Element | null {
  const queue = useSelector(queueIn);
  // Looked at again with each stamp, and then by the second.
  const isRunning = undoable(operation, queue, Date.now()) !== null;
  const now = Math.max(useNow(isRunning), queue.at(-1)?.since ?? 0);
  const last = undoable(operation, queue, now);
  if (!last) return null;
  const said = stampLabel(last.stamp, timezone);
  return (
    <div className={styles.undo}>
      <span>{said}</span>
      <button
        type="button"
        className={styles.second}
        aria-label={`Undo “${said}”`}
        onClick={() => void undoStamp(last)}
      >
        <IconArrowBackUp size={20} aria-hidden />
        Undo <span className={styles.count}>{left(secondsLeft(last, now))}</span>
      </button>
    </div>
  );
}
