import { useSelector } from 'react-redux';
import { useBoard, useBoardModel } from './board-context';
import { undoStepsIn } from './undo-slice';
import type { Offer } from './undo-stack';

/** What can be undone on this board, and what can be redone. */
export function useOffers(): { undo: Offer | null; redo: Offer | null } {
  const { undo: stack } = useBoard();
  const model = useBoardModel();
  const { done, undone } = useSelector((state: object) => undoStepsIn(state, stack.id));
  return {
    undo: stack.offer(done.at(-1), 'undo', model),
    redo: stack.offer(undone.at(-1), 'redo', model),
  };
}
