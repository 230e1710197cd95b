import { useSelector } from 'react-redux';
import { useBoard, useBoardModel } from './board-context';
import { undoStepsIn, type UndoWay } from './undo-slice';
import type { Offer } from './undo-stack';

/** What can be undone on this board, and what can be redone. */
export function useOffers(): { undo: Offer | null; redo: Offer | null } {
  const { undo: stack } = useBoard();
  const model = useBoardModel();
  const steps = useSelector((state: object) => undoStepsIn(state, stack.id));
  const offer = (way: UndoWay): Offer | null =>
    stack.offer(stack.next(steps, way, model), way, model);
  return { undo: offer('undo'), redo: offer('redo') };
}
