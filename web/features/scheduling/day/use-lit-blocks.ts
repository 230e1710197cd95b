import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import type { BoardMark, BoardMarkIds } from '#modules/scheduling/contract/board-rules.js';
import type { BoardController } from '../drag/board-controller';
import { isOpenIn } from '../drag/board-view-slice';

/** While marks are pressed all blocks fade that have none of them and are on no truck that has. */
export function useLitBlocks(
  board: BoardController,
  ids: BoardMarkIds,
  pressed: readonly BoardMark[],
): void {
  // Where the day is known already this is drawn before its board is open, which shows nothing until then.
  const isOpen = useSelector((state: object) => isOpenIn(state, board.id));
  const key = pressed.flatMap((mark) => ids[mark]).join(' ');
  useLayoutEffect(() => {
    if (!isOpen) return;
    const lit = key === '' ? null : Object.fromEntries(key.split(' ').map((id) => [id, true]));
    board.show({ lit: lit as Record<string, true> | null });
  }, [board, isOpen, key]);
}
