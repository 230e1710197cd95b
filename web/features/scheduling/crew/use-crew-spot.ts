import type { MouseEvent } from 'react';
import { useBoard } from '../drag/board-context';
import { useBoardView } from '../drag/use-board-view';
import { usePutMover } from './crew-context';
import { mayPut, type CrewTarget } from '../model/crew-place';

export interface CrewSpot {
  /** `open` or `closed` to the person who is dragged; undefined while nobody is. */
  light: 'open' | 'closed' | undefined;
  /** Whom a click or Enter drops here; null while nobody was picked up that way. */
  dropName: string | null;
  drop: () => void;
  /** A click on a closed place, while somebody was picked up that way, says why it is closed. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A seat or a zone while somebody is dragged: whether it lights up, and what drops them. */
export function useCrewSpot(target: CrewTarget): CrewSpot {
  const board = useBoard();
  const put = usePutMover();
  const dragged = useBoardView(({ draggedMover }) => draggedMover);
  const isOpen = dragged !== null && mayPut(dragged.mover, target);
  return {
    light: dragged ? (isOpen ? 'open' : 'closed') : undefined,
    dropName: isOpen && dragged.by === 'click' ? dragged.mover.displayName : null,
    drop: () => {
      if (!dragged) return;
      board.show({ draggedMover: null });
      board.focusNext = dragged.mover._id;
      void put(dragged.mover, target);
    },
    onClick: (event) => {
      const isPerson = (event.target as Element).closest('[role=button]') !== null;
      if (dragged?.by !== 'click' || isOpen || isPerson) return;
      void put(dragged.mover, target);
    },
  };
}
