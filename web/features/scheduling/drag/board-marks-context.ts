import { createContext, useContext } from 'react';
import {
  BOARD_MARKS,
  type BoardMark,
  type BoardMarkIds,
} from '#modules/scheduling/contract/board-rules.js';

/** What has which mark on the board around; null: nobody counts them there. */
export const BoardMarksContext = createContext<BoardMarkIds | null>(null);

/** Nothing mends what only may happen. */
const UNMENDABLE: readonly BoardMark[] = ['mayRunLate'];

/** The marks of a move or a truck that the desk may mend, the worst first. */
export const mendableMarks = (ids: BoardMarkIds, id: string): BoardMark[] =>
  BOARD_MARKS.filter((mark) => !UNMENDABLE.includes(mark) && ids[mark].includes(id));

/** Those of what is drawn here. */
export function useMendableMarks(id: string): BoardMark[] {
  const ids = useContext(BoardMarksContext);
  return ids ? mendableMarks(ids, id) : [];
}
