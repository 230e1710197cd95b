import type { MouseEvent } from 'react';
import { useCell } from '../drag/cell';
import { useDesk } from '../drag/board-context';
import { usePutMover } from './crew-context';
import { mayPut, type CrewTarget } from '../model/crew-place';

export interface CrewSpot {
  /** `open` or `closed` to the person in the hand; undefined while it is empty. */
  light: 'open' | 'closed' | undefined;
  /** Whom a click or Enter puts down here; null while nobody was lifted that way. */
  dropName: string | null;
  drop: () => void;
  /** A click on a closed place, while somebody was lifted that way, says why it is closed. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A seat or a zone while somebody is in the hand: whether it lights up, and what puts them down. */
export function useCrewSpot(target: CrewTarget): CrewSpot {
  const desk = useDesk();
  const put = usePutMover();
  const held = useCell(desk.mover, (mover) => mover);
  const isOpen = held !== null && mayPut(held.mover, target);
  return {
    light: held ? (isOpen ? 'open' : 'closed') : undefined,
    dropName: isOpen && held.by === 'click' ? held.mover.displayName : null,
    drop: () => {
      if (!held) return;
      desk.mover.set(null);
      desk.focusNext = held.mover._id;
      void put(held.mover, target);
    },
    onClick: (event) => {
      const isPerson = (event.target as Element).closest('[role=button]') !== null;
      if (held?.by !== 'click' || isOpen || isPerson) return;
      void put(held.mover, target);
    },
  };
}
