import { useSelector } from 'react-redux';
import { useBoard } from './board-context';
import { boardViewIn, type BoardView } from './board-view-slice';

/** What `select` picks from what the board shows; it must give the same value for the same view. */
export function useBoardView<S>(select: (view: BoardView) => S): S {
  const { id } = useBoard();
  return useSelector((state: object) => select(boardViewIn(state, id)));
}
