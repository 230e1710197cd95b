import { IconCalendarMinus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { OFF_BOARD } from '../model/operation-place';
import { useBoard } from './board-context';
import { dropOnRow } from './drop-on-row';
import styles from './off-board-zone.module.css';
import { useDragSession } from './use-drag-session';

/** Shown while a booking is dragged: the place to take it off the board. */
export function OffBoardZone(): JSX.Element | null {
  const board = useBoard();
  const isShown = useDragSession((session) => session !== null && session.from !== OFF_BOARD);
  const isOver = useDragSession((session) => session?.over === OFF_BOARD);
  if (!isShown) return null;
  return (
    // Keys reach it from the block itself, below the last row.
    <div
      className={styles.off}
      data-row={OFF_BOARD}
      data-over={isOver}
      onClick={() => dropOnRow(board, OFF_BOARD)}
      aria-hidden
    >
      <IconCalendarMinus size={16} />
      Take off the board
      <span className={styles.hint}>drop here, or anywhere outside the grid</span>
    </div>
  );
}
