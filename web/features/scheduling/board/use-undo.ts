import { useShortcut } from '../../../shared/shortcuts';
import type { BoardController } from '../drag/board-controller';
import { showUndone } from '../drag/show-undone';

/** Undoes or redoes what was done on this board, and says what it was. */
export const useUndo = ({
  undo: stack,
}: BoardController): { undo: () => void; redo: () => void } => ({
  undo: () => void stack.undo().then((offer) => showUndone('Undone', offer)),
  redo: () => void stack.redo().then((offer) => showUndone('Done again', offer)),
});

/** The same by keys, once for each board. */
export function useUndoKeys(board: BoardController): void {
  const { undo, redo } = useUndo(board);
  useShortcut('undo', undo, board.mayMove);
  useShortcut('redo', redo, board.mayMove);
}
