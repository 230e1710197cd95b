import { IconCalendarMinus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { OFF_BOARD, rowOf } from '../model/place';
import { useDesk } from './board-context';
import { dropHeld } from './drop-on-row';
import styles from './off-board-zone.module.css';
import { useHand } from './use-drag-session';

/** Shown while a booking is in the hand: where it is taken off the board. */
export function OffBoardZone(): JSX.Element | null {
  const desk = useDesk();
  const isShown = useHand((held) => held !== null && rowOf(held.block.place) !== OFF_BOARD);
  const isOver = useHand((held) => held?.over === OFF_BOARD);
  if (!isShown) return null;
  return (
    // Keys reach it from the block itself, below the last row.
    <div
      className={styles.off}
      data-row={OFF_BOARD}
      data-over={isOver}
      onClick={() => dropHeld(desk, OFF_BOARD)}
      aria-hidden
    >
      <IconCalendarMinus size={16} />
      Take off the board
      <span className={styles.hint}>drop here, or anywhere outside the grid</span>
    </div>
  );
}
