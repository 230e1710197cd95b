import { useShortcut } from '../../../shared/shortcuts';
import type { BoardController } from '../drag/board-controller';
import { returnFocus } from '../drag/drop-on-row';
import { showUndone } from '../drag/show-undone';
import type { Offer } from '../drag/undo-stack';

/** The block that has the focus keeps it where the step draws it. */
async function keepingFocus(
  board: BoardController,
  take: () => Promise<Offer | null>,
): Promise<Offer | null> {
  const block = document.activeElement?.closest<HTMLElement>('[data-block]');
  const id = block?.dataset.block;
  if (id === undefined) return take();
  board.focusNext = id;
  try {
    return await take();
  } finally {
    returnFocus(board, id);
  }
}

/** Undoes or redoes what was done on this board, and says what it was. */
export function useUndo(board: BoardController): { undo: () => void; redo: () => void } {
  const { undo: stack } = board;
  return {
    undo: () =>
      void keepingFocus(board, () => stack.undo()).then((offer) => showUndone('Undone', offer)),
    redo: () =>
      void keepingFocus(board, () => stack.redo()).then((offer) => showUndone('Done again', offer)),
  };
}

/** The same by keys, once for each board. */
export function useUndoKeys(board: BoardController): void {
  const { undo, redo } = useUndo(board);
  useShortcut('undo', undo, board.mayMove);
  useShortcut('redo', redo, board.mayMove);
}
