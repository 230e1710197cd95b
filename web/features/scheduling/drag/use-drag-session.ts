import { useSyncExternalStore } from 'react';
import { useBoard } from './board-context';
import type { DragSession } from './drag-session';

/** What `select` picks from the drag session; it must give the same value for the same session. */
export function useDragSession<S>(select: (session: DragSession | null) => S): S {
  const { drag } = useBoard();
  return useSyncExternalStore(drag.subscribe, () => select(drag.current()));
}
