import { useRef } from 'react';
import {
  BOARD_MARKS,
  type BoardMark,
  type BoardMarkIds,
} from '#modules/scheduling/contract/board-rules.js';
import { useShortcut } from '../../../shared/shortcuts';
import type { BoardController } from '../drag/board-controller';
import { showOnBoard } from './show-on-board';

/**
 * Steps through what needs attention: N forward, P back, among the marks that are pressed or among all.
 * @returns shows the first of a mark
 */
export function useWalk(
  board: BoardController,
  ids: BoardMarkIds,
  pressed: readonly BoardMark[],
): (mark: BoardMark) => void {
  const at = useRef<string | null>(null);
  const show = (id: string | undefined): void => {
    if (id === undefined) return;
    at.current = id;
    showOnBoard(board, id)?.focus({ preventScroll: true });
  };
  const step = (by: 1 | -1): void => {
    const among = BOARD_MARKS.filter((mark) => pressed.length === 0 || pressed.includes(mark));
    const stops = [...new Set(among.flatMap((mark) => ids[mark]))];
    const here = at.current === null ? -1 : stops.indexOf(at.current);
    const next = here < 0 && by < 0 ? -1 : here + by;
    show(stops.at(next < stops.length ? next : 0));
  };
  useShortcut('nextMark', () => step(1));
  useShortcut('previousMark', () => step(-1));
  return (mark) => show(ids[mark][0]);
}
