import { createContext, useContext } from 'react';
import type { BoardModel } from '../model/board-model';
import type { BoardController } from './board-controller';

export const BoardContext = createContext<BoardController | null>(null);

export function useBoard(): BoardController {
  const board = useContext(BoardContext);
  if (!board) throw new Error('No board around this');
  return board;
}

/** Why nothing can be moved, asked once for all blocks of a board; see `cut-off.ts`. */
export const CutOffContext = createContext<string | null>(null);

/** The day as it is drawn. */
export const BoardModelContext = createContext<BoardModel | null>(null);

export const useBoardModel = (): BoardModel | null => useContext(BoardModelContext);
