import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, type JSX, type ReactNode } from 'react';
import { BOARD_MARKS } from '#modules/scheduling/contract/board-rules.js';
import { KeyHint } from '../../../shared/shortcuts';
import { MARK_ICONS } from '../board/block/mark-icons';
import { useBoard } from '../drag/board-context';
import type { BoardMarks } from '../model/board-marks';
import { MARK_LABELS } from './mark-labels';
import styles from './marks.module.css';
import { useWalk } from './use-walk';

export interface MarksLineProps {
  marks: BoardMarks;
  /** At the end of the line. */
  children?: ReactNode;
}

/** What needs attention, counted; a click steps through it. */
export function MarksLine({ marks: { ids, tones }, children }: MarksLineProps): JSX.Element {
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
      {present.map((mark) => {
        const Picture = MARK_ICONS[mark];
        return (
          <button
            key={mark}
            type="button"
            className={styles.mark}
            data-tone={tones[mark]}
            aria-pressed={kind === mark}
            title={MARK_LABELS[mark].title}
            onClick={() => walk(mark)}
          >
            <Picture size={13} aria-hidden />
            <b>{ids[mark].length}</b> {MARK_LABELS[mark].label}
          </button>
        );
      })}
      {present.length > 0 && (
        <span className={styles.hint} data-key-hint>
          <KeyHint of="nextMark" /> <KeyHint of="previousMark" /> step through
        </span>
      )}
      {children}
    </div>
  );
}
