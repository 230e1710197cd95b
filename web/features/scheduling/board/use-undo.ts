import type { Desk } from '../drag/board-controller';
import { sayTaken } from '../drag/tell-undone';

/** Takes back what was done on this board, or does it again, and says what it was. */
export const useUndo = ({ undo: stack }: Desk): { undo: () => void; redo: () => void } => ({
  undo: () => void stack.undo().then((offer) => sayTaken('Undone', offer)),
  redo: () => void stack.redo().then((offer) => sayTaken('Done again', offer)),
});
