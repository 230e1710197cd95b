import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, type JSX, type ReactNode } from 'react';
import { BOARD_MARKS, type BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { KeyHint } from '../../../shared/shortcuts';
import { useBoard } from '../drag/board-context';
import type { BoardMarks } from '../model/board-marks';
import { MarkChips } from './mark-chips';
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
export function MarksLine({ marks, address, children }: MarksLineProps): JSX.Element {
  const { ids } = marks;
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
      {present.length === 0 ? (
        <span className={styles.fine}>
          <IconCircleCheck size={15} aria-hidden /> Nothing needs attention
        </span>
      ) : (
        <MarkChips {...{ marks, present, pressed }} onPress={press} />
      )}
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
