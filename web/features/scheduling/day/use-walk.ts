import { useRef, useState } from 'react';
import {
  BOARD_MARKS,
  type BoardMark,
  type BoardMarkIds,
} from '#modules/scheduling/contract/board-rules.js';
import { useShortcut } from '../../../shared/shortcuts';
import type { BoardController } from '../drag/board-controller';
import { showOnBoard } from './show-on-board';

const show = (board: BoardController, id: string): void =>
  showOnBoard(board, id)?.focus({ preventScroll: true });

export interface Walk {
  /** The kind being stepped through; null: all of them. */
  kind: BoardMark | null;
  /** Steps to the next of a kind, beginning with its first. */
  walk: (kind: BoardMark) => void;
}

/** Steps through what needs attention: N forward, P back. */
export function useWalk(board: BoardController, ids: BoardMarkIds): Walk {
  const [kind, setKind] = useState<BoardMark | null>(null);
  const at = useRef(-1);

  const step = (by: 1 | -1, of: BoardMark | null): void => {
    const stops = of ? ids[of] : [...new Set(BOARD_MARKS.flatMap((mark) => ids[mark]))];
    if (stops.length === 0) return;
    at.current = (at.current + by + stops.length) % stops.length;
    const id = stops[at.current];
    if (id !== undefined) show(board, id);
  };

  useShortcut('nextMark', () => step(1, kind));
  useShortcut('previousMark', () => step(-1, kind));

  return {
    kind,
    walk: (wanted) => {
      if (wanted !== kind) at.current = -1;
      setKind(wanted);
      step(1, wanted);
    },
  };
}
