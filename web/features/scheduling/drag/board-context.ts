import { createContext, useContext } from 'react';
import type { BoardController } from './board-controller';

export const BoardContext = createContext<BoardController | null>(null);

export function useBoard(): BoardController {
  const board = useContext(BoardContext);
  if (!board) throw new Error('No board around this');
  return board;
}
