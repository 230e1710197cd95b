import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, type JSX, type ReactNode } from 'react';
import { BOARD_MARKS, type BoardMarkIds } from '#modules/scheduling/contract/board-rules.js';
import { KeyHint } from '../../../shared/shortcuts';
import { useBoard } from '../drag/board-context';
import { MARK_LABELS } from './mark-labels';
import styles from './marks.module.css';
import { useWalk } from './use-walk';

export interface MarksLineProps {
  ids: BoardMarkIds;
  /** At the end of the line. */
  children?: ReactNode;
}

/** What needs attention, counted; a click steps through it. */
export function MarksLine({ ids, children }: MarksLineProps): JSX.Element {
  const board = useBoard();
  const { kind, walk } = useWalk(board, ids);
  useEffect(() => () => board.show({ marked: null }), [board]);
  const present = BOARD_MARKS.filter((mark) => ids[mark].length > 0);
  return (
    <div className={styles.line} role="toolbar" aria-label="What needs attention">
      {present.length === 0 && (
        <span className={styles.fine}>
          <IconCircleCheck size={15} aria-hidden /> Nothing needs attention
        </span>
      )}
      {present.map((mark) => (
        <button
          key={mark}
          type="button"
          className={styles.mark}
          data-tone={MARK_LABELS[mark].tone}
          aria-pressed={kind === mark}
          title={MARK_LABELS[mark].title}
          onClick={() => walk(mark)}
        >
          {MARK_LABELS[mark].tone === 'danger' && <IconAlertTriangle size={13} aria-hidden />}
          <b>{ids[mark].length}</b> {MARK_LABELS[mark].label}
        </button>
      ))}
      {present.length > 0 && (
        <span className={styles.hint} data-key-hint>
          <KeyHint of="nextMark" /> <KeyHint of="previousMark" /> step through
        </span>
      )}
      {children}
    </div>
  );
}
