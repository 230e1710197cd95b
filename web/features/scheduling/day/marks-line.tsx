import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, type JSX, type ReactNode } from 'react';
import { BOARD_MARKS, type BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { KeyHint } from '../../../shared/shortcuts';
import { MARK_ICONS } from '../board/block/mark-icons';
import { useBoard } from '../drag/board-context';
import type { BoardMarks } from '../model/board-marks';
import { MARK_LABELS } from '../model/mark-labels';
import { usePressedMarks, type MarkAddress } from './mark-address';
import styles from './marks.module.css';
import { useLitBlocks } from './use-lit-blocks';
import { useWalk } from './use-walk';

export interface MarksLineProps {
  marks: BoardMarks;
  /** Undefined: what is pressed is kept nowhere. */
  address?: MarkAddress;
  /** At the end of the line. */
  children?: ReactNode;
}

/** What needs attention, counted; a press shows the first of a mark, and leaves all other blocks fade. */
export function MarksLine({
  marks: { ids, tones },
  address,
  children,
}: MarksLineProps): JSX.Element {
  const board = useBoard();
  const present = BOARD_MARKS.filter((mark) => ids[mark].length > 0);
  const { pressed: named, onPressed } = usePressedMarks(address);
  const pressed = named.filter((mark) => present.includes(mark));
  const showFirst = useWalk(board, ids, pressed);
  useLitBlocks(board, ids, pressed);
  useEffect(() => () => board.show({ marked: null }), [board]);
  const press = (mark: BoardMark): void => {
    const isPressed = named.includes(mark);
    onPressed(isPressed ? named.filter((one) => one !== mark) : [...named, mark]);
    if (!isPressed) showFirst(mark);
  };
  return (
    <div className={styles.line} role="toolbar" aria-label="What needs attention">
      <div className={styles.chips}>
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
              data-mark={mark}
              data-tone={tones[mark]}
              aria-pressed={pressed.includes(mark)}
              title={MARK_LABELS[mark].title}
              onClick={() => press(mark)}
            >
              <Picture size={13} aria-hidden />
              <b>{ids[mark].length}</b> {MARK_LABELS[mark].label}
            </button>
          );
        })}
      </div>
      {present.length > 0 && (
        <span className={styles.hint} data-key-hint>
          <span>
            <KeyHint of="nextMark" /> <KeyHint of="previousMark" /> step through
          </span>
        </span>
      )}
      {children}
    </div>
  );
}
