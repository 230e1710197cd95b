import { useHotkeys } from '@mantine/hooks';
import type { BoardController } from '../drag/board-controller';
import { useUndo } from './use-undo';

/** Ctrl-Z undoes what was done on this board, Ctrl-Shift-Z redoes it. */
export function useUndoKeys(board: BoardController): void {
  const { undo, redo } = useUndo(board);
  useHotkeys([
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]);
}
