import { useSelector } from 'react-redux';
import { useBoard } from './board-context';
import { dragSessionIn, type DragSession } from './drag-slice';

/** What `select` picks from the drag session; it must give the same value for the same session. */
export function useDragSession<S>(select: (session: DragSession | null) => S): S {
  const { id } = useBoard();
  return useSelector((state: object) => select(dragSessionIn(state, id)));
}
