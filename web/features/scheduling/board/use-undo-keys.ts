import { useShortcut } from '../../../shared/shortcuts';
import type { BoardController } from '../drag/board-controller';
import { useUndo } from './use-undo';

/** Undoes and redoes what was done on this board by keys. */
export function useUndoKeys(board: BoardController): void {
  const { undo, redo } = useUndo(board);
  useShortcut('undo', undo, board.mayMove);
  useShortcut('redo', redo, board.mayMove);
}
